/** A file on its way to the house. */

export const LARGEST_BYTES = 16 * 1024 * 1024;
const ANSWERS_WITHIN_MILLISECONDS = 300_000; // many games take a while

const KINDS = { json: "application/json", bgsplay: "application/json", csv: "text/csv" };

/**
 * @param {File} file
 * @param {Record<string, boolean>} how `preview`: only tell what is in it; `leave_out`: take the rest
 * @returns {Promise<{status: number, body: any}>} status 0: nobody answers
 */
export async function ask(file, how) {
  const query = new URLSearchParams({ ...how, zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC" });
  try {
    const answer = await fetch(`/api/v1/imports?${query}`, {
      method: "POST",
      headers: { "Content-Type": kindOf(file), "Accept-Language": document.documentElement.lang },
      body: await file.arrayBuffer(),
      signal: AbortSignal.timeout?.(ANSWERS_WITHIN_MILLISECONDS),
    });
    return { status: answer.status, body: await answer.json().catch(() => null) };
  } catch {
    return { status: 0, body: null };
  }
}

const kindOf = ({ name }) => KINDS[name.split(".").at(-1).toLowerCase()] ?? "application/octet-stream";
