import { beginPasskey, keepPasskey, Refusal, usePasskey } from "../lib/api";

/** Why there are no passkeys here; null if there are. They belong to a name, which a number is not. */
export function whyNone(): "https" | "browser" | null {
  if (!isSecureContext || /^[\d.]+$|^\[/.test(location.hostname)) return "https";
  const known = typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
  return known ? null : "browser";
}

/** What a browser answers; raises Refusal where its owner would not, or could not. */
async function answered(asking: Promise<Credential | null>): Promise<Record<string, unknown>> {
  const given = await asking.catch((error: unknown) => {
    if (error instanceof DOMException) return null;
    throw error;
  });
  if (given instanceof PublicKeyCredential) return { ...given.toJSON() };
  const say = { key: "account-passkey-cancelled", args: {} };
  throw new Refusal({ say, text: "No passkey was used.", clause: null });
}

/** Make a passkey in this browser; recovery codes for who had no account. */
export async function makePasskey(): Promise<readonly string[]> {
  const { ticket, options } = await beginPasskey(true);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await answered(navigator.credentials.create({ publicKey }));
  return (await keepPasskey({ ticket, credential })).codes;
}

async function show(way: "login" | "confirm"): Promise<void> {
  const { ticket, options } = await beginPasskey(false);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  await usePasskey(way, { ticket, credential: await answered(navigator.credentials.get({ publicKey })) });
}

/** Come in by a passkey. */
export function logInByPasskey(): Promise<void> {
  return show("login");
}

/** Show to be oneself, where others give their password. */
export function confirmByPasskey(): Promise<void> {
  return show("confirm");
}
