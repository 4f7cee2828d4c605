import type { Orden } from '@/application/servicios/orden';
import type { CasosDelPanel, Seccion } from '@/application/servicios/servicios-panel';
import type { Id } from '@/domain/shared/id';

/** The sections whose records a form creates and changes: they take the same of both calls. */
type ConRegistros = {
  [S in Seccion]: CasosDelPanel[S] extends Record<'crear' | 'actualizar', unknown> ? S : never;
}[Seccion];

interface Cuerpos<V, R> {
  datosDe: (valores: V) => object;
  cambiosDe: (base: R, valores: V) => object;
}

/** Creates what is new; of what is stored sends only the changes, with the version they were made on. */
export const guardarEn =
  <V, R extends { id: Id; version: number }>(servicio: ConRegistros, { datosDe, cambiosDe }: Cuerpos<V, R>) =>
  (valores: V, base: R | null, clave: string): Orden<R> =>
    base
      ? {
          servicio,
          metodo: 'actualizar',
          argumentos: [base.id, { ...cambiosDe(base, valores), version: base.version }, base],
        }
      : { servicio, metodo: 'crear', argumentos: [datosDe(valores), { clave }] };
