export const DIGITOS_DE_PIN = 6;
/** Wrong ones after which what was kept to be read is erased. */
export const INTENTOS_DE_PIN = 5;

const ESCRITO = /^\d{6}$/;
const SUBIENDO = '01234567890';
const BAJANDO = '09876543210';
/** Those that people choose most, besides runs and repetitions. */
const SABIDOS = new Set(['112233', '123321', '159753', '147258', '258369', '147852', '121314', '102030']);

const seRepite = (pin: string): boolean => /^(\d{1,3})\1+$/.test(pin);

/** What is wrong with a PIN that somebody chooses; `null` when it will do. */
export const falloDePin = (pin: string): string | null => {
  if (!ESCRITO.test(pin)) return `Escriba ${DIGITOS_DE_PIN} números`;
  if (seRepite(pin)) return 'Elija otro: repetir los mismos números es fácil de adivinar';
  if (SUBIENDO.includes(pin) || BAJANDO.includes(pin) || SABIDOS.has(pin))
    return 'Elija otro: esos números son de los primeros que cualquiera prueba';
  return null;
};
