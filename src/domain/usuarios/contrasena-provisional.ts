/** A password that somebody else chose, or saw, opens the door this long, and only to choose another. */
export const PROVISIONAL_HORAS = 72;

/** What the clocks of two machines may differ by. */
const HOLGURA_MS = 600_000;

export const MENSAJE_CONTRASENA_PROVISIONAL =
  'Su contraseña es provisional: elija la suya para entrar al panel';

export const venceProvisional = (desde: Date): Date =>
  new Date(desde.getTime() + PROVISIONAL_HORAS * 3_600_000);

/** `hasta` is `null` for a password that its owner chose. One that would last longer than any was given by a wrong clock. */
export const provisionalVencida = (hasta: string | null, ahora: Date): boolean =>
  hasta !== null &&
  (Date.parse(hasta) <= ahora.getTime() ||
    Date.parse(hasta) > venceProvisional(ahora).getTime() + HOLGURA_MS);
