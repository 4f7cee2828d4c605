import { hayCuentasPublicadas } from '@/domain/configuracion/cambio-de-cuentas';
import type { Configuracion } from '@/domain/configuracion/configuracion';
import type { EstadoDelSistema } from '@/domain/sistema/estado-del-sistema';
import { leerOpcion, type ParametrosUrl } from '@/ui/shared/url/parametros';

/** What is kept, by which each step is done or not. */
export interface LoGuardado {
  configuracion: Configuracion;
  sedes: number;
  /** `null` when the service does not tell. */
  sistema: EstadoDelSistema | null;
}

/** In order. `label` is on the line of steps; the rest, on the step itself. */
export const PASOS = [
  {
    id: 'identidad',
    label: 'Fundación',
    titulo: 'Quién es la fundación',
    porque:
      'Con este nombre, logo y teléfonos la encuentran las familias: aparecen en el sitio, los recibos y los formatos.',
    hecho: ({ configuracion }: LoGuardado) => configuracion.nombre !== null,
  },
  {
    id: 'sedes',
    label: 'Sedes',
    titulo: 'Las casas',
    porque:
      'Cada participante vive en una; sus direcciones se publican en Contacto y sus cupos, en el tablero.',
    hecho: ({ sedes }: LoGuardado) => sedes > 0,
  },
  {
    id: 'cobro',
    label: 'Cuota',
    titulo: 'La cuota y el día de pago',
    porque: 'Con ellos se genera el cobro de cada mes; a cada persona se le puede poner un valor propio.',
    hecho: ({ configuracion }: LoGuardado) => configuracion.valor_mensualidad !== null,
  },
  {
    id: 'cuentas',
    label: 'Cuentas',
    titulo: 'Las cuentas donde se paga',
    porque:
      'Las familias las leen en el sitio y en sus estados de cuenta: hasta que las escriba, no se publica ninguna.',
    hecho: ({ configuracion }: LoGuardado) => hayCuentasPublicadas(configuracion),
  },
  {
    id: 'correo',
    label: 'Correo',
    titulo: 'El correo del sistema',
    porque: 'Por él salen los enlaces de «¿Olvidó su contraseña?» y los avisos de las copias de seguridad.',
    hecho: ({ sistema }: LoGuardado) =>
      sistema?.partes.find(({ parte }) => parte === 'CORREO')?.nivel === 'BIEN',
  },
] as const;

export type PasoDelAsistente = (typeof PASOS)[number]['id'] | 'listo';

export interface BusquedaAsistente {
  /** The first one that is left, when it is none of them. */
  paso?: PasoDelAsistente;
}

export const leerBusquedaAsistente = (parametros: ParametrosUrl): BusquedaAsistente => ({
  paso: leerOpcion(parametros.paso, [...PASOS.map(({ id }) => id), 'listo'] as const),
});

export const direccionDePaso = (paso: PasoDelAsistente): string => `/dashboard?paso=${paso}`;

/** Where whoever comes back goes on. */
export const primeroQueFalta = (guardado: LoGuardado): PasoDelAsistente =>
  PASOS.find(({ hecho }) => !hecho(guardado))?.id ?? 'listo';
