import type { CasosDelPanel, Seccion, ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';

type Llamada = (...argumentos: never[]) => Promise<unknown>;
type Metodos<S> = { [M in keyof S]: S[M] extends Llamada ? M : never }[keyof S] & string;
type Firma<S, M extends keyof S> = Extract<S[M], Llamada>;

/** A use-case of the panel and what it is called with, as data. `R` is what it answers. */
export interface Orden<R> extends OrdenEscrita {
  readonly responde?: R;
}

/** `orden('mensualidades', 'registrarAbono', 7, datos, { clave })`. */
export const orden = <S extends Seccion, M extends Metodos<CasosDelPanel[S]>>(
  servicio: S,
  metodo: M,
  ...argumentos: Parameters<Firma<CasosDelPanel[S], M>>
): Orden<Awaited<ReturnType<Firma<CasosDelPanel[S], M>>>> => ({ servicio, metodo, argumentos });

export const cumplirOrden = async <R>(
  servicios: ServiciosPanel,
  { servicio, metodo, argumentos }: Orden<R>,
): Promise<R> => {
  const casos: object | undefined = await servicios[servicio as Seccion]?.();
  const caso = (casos as Record<string, (...argumentos: readonly unknown[]) => Promise<R>> | undefined)?.[
    metodo
  ];
  // A release may have renamed it since the order was kept.
  if (!caso) throw new Error(`No existe ${servicio}.${metodo}`);
  return caso(...argumentos);
};

const comoCampos = (valor: unknown): Readonly<Record<string, unknown>> =>
  typeof valor === 'object' && valor !== null ? (valor as Record<string, unknown>) : {};

const iguales = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const campos = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...campos].every((campo) => iguales(comoCampos(a)[campo], comoCampos(b)[campo]));
};

type Escrito = (...argumentos: readonly unknown[]) => Readonly<Record<string, unknown>>;

/** What each change of a stored record leaves written in it; the foundation's data are one record, without id. */
const ESCRITO: Readonly<Record<string, Escrito>> = {
  actualizar: (...argumentos) => comoCampos(argumentos.length === 1 ? argumentos[0] : argumentos[1]),
  egresar: (_participante, datos) => ({ ...comoCampos(datos), estado: 'EGRESADO' }),
  exonerar: (_mensualidad, motivo) => ({ estado: 'EXONERADA', motivo_anulacion: comoCampos(motivo).motivo }),
  anular: (_mensualidad, motivo) => ({ estado: 'ANULADA', motivo_anulacion: comoCampos(motivo).motivo }),
  reactivar: () => ({ estado: 'PENDIENTE' }),
};

/** Empty in a form is null in a record, and nobody types the same spaces that are stored. */
const comoSeGuarda = (valor: unknown): unknown => {
  const limpio = typeof valor === 'string' ? valor.trim() : valor;
  return limpio === '' || limpio === undefined ? null : limpio;
};

/** Whether the record already says what the order was going to write. */
export const yaDice = ({ metodo, argumentos }: OrdenEscrita, registro: unknown): boolean => {
  const escrito = ESCRITO[metodo]?.(...argumentos);
  if (!escrito) return false;
  const guardado = comoCampos(registro);
  // No record says the password with which it was changed.
  const { version: _version, ocurrio_el: _dia, contrasena_propia: _suya, ...campos } = escrito;
  return Object.entries(campos).every(([campo, valor]) =>
    iguales(comoSeGuarda(valor), comoSeGuarda(guardado[campo])),
  );
};
