import { type Configuracion, esquemaConfiguracion } from '@/domain/configuracion/configuracion';
import { CAMPOS_DE_IDENTIDAD, identidadDe } from '@/domain/configuracion/identidad';
import { leido, listaLeida } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

const esquemaSedePublicada = z.object({
  nombre: z.string(),
  direccion: z.string(),
  municipio: z.nullable(z.string()),
  telefono: z.nullable(z.string()),
});
export type SedePublicada = z.output<typeof esquemaSedePublicada>;

/** What the foundation publishes: any visitor may read it. A `null` was never set up. */
export const esquemaConfiguracionPublica = z.object({
  ...z.pick(esquemaConfiguracion, { cuentas: true, donaciones: true }).shape,
  identidad: leido(z.object({ ...CAMPOS_DE_IDENTIDAD, nombre: z.string() })),
  sedes: listaLeida(esquemaSedePublicada),
});
export type ConfiguracionPublica = z.output<typeof esquemaConfiguracionPublica>;

/** A house as its own section keeps it. */
export interface SedeGuardada extends SedePublicada {
  estado: string;
  archivado_en: string | null;
}

/** The houses that receive people now, in the order of their names. */
const sedesPublicadas = (sedes: readonly SedeGuardada[]): SedePublicada[] =>
  sedes
    .filter(({ estado, archivado_en }) => estado === 'ACTIVA' && archivado_en === null)
    .map(({ nombre, direccion, municipio, telefono }) => ({ nombre, direccion, municipio, telefono }))
    .sort((una, otra) => una.nombre.localeCompare(otra.nombre, 'es'));

/** The part of what is kept that is published. */
export const parteVisible = (
  configuracion: Configuracion,
  sedes: readonly SedeGuardada[],
): ConfiguracionPublica => ({
  cuentas: configuracion.cuentas,
  donaciones: configuracion.donaciones,
  identidad: identidadDe(configuracion),
  sedes: sedesPublicadas(sedes),
});
