/** Documents and phones may be stored as they were written, from before the rule that reads them. */
const LEIDOS = ['numero_documento', 'telefono', 'telefono_alterno'] as const;

type Objeto = Readonly<Record<string, unknown>>;

const traeLeidos = (entrada: unknown): entrada is Objeto =>
  typeof entrada === 'object' && entrada !== null && LEIDOS.some((campo) => campo in entrada);

/** Without the documents and phones that are sent as they are stored. */
const sinLoQueYaDice = (entrada: Objeto, antes: Objeto): Objeto => {
  const iguales: readonly string[] = LEIDOS.filter(
    (campo) => typeof entrada[campo] === 'string' && entrada[campo] === antes[campo],
  );
  return Object.fromEntries(Object.entries(entrada).filter(([campo]) => !iguales.includes(campo)));
};

/**
 * What is asked of a stored record, and the record. A document or a phone sent as it is stored is no change: what the
 * rule of today does not read must not stop whoever writes something else. Throws what `validar` and `cargar` throw;
 * only one of those fields makes it load before it checks.
 */
export const leerCambios = async <C, R extends object>(
  entrada: unknown,
  validar: (entrada: unknown) => C,
  cargar: () => Promise<R>,
): Promise<{ cambios: C; antes: R }> => {
  if (!traeLeidos(entrada)) {
    const cambios = validar(entrada);
    return { cambios, antes: await cargar() };
  }
  const antes = await cargar();
  return { cambios: validar(sinLoQueYaDice(entrada, antes as Objeto)), antes };
};
