import { z } from '@/domain/shared/zod';

/** In the order of the screen. */
export const PARTES_DEL_SISTEMA = [
  'RESPALDO',
  'RESTAURACION',
  'BASE',
  'DISCO',
  'CORREO',
  'CERTIFICADO',
] as const;
export type ParteDelSistema = (typeof PARTES_DEL_SISTEMA)[number];

export const NOMBRES_DE_PARTES: Readonly<Record<ParteDelSistema, string>> = {
  RESPALDO: 'Copia de seguridad',
  RESTAURACION: 'Restauración verificada',
  BASE: 'Base de datos',
  DISCO: 'Disco',
  CORREO: 'Correo',
  CERTIFICADO: 'Certificado del sitio',
};

/** From the best to the worst. `SIN_DATO`: nobody knows, and nothing says that it is wrong. */
export const NIVELES_DE_SALUD = ['BIEN', 'SIN_DATO', 'ATENCION', 'MAL'] as const;
export type NivelDeSalud = (typeof NIVELES_DE_SALUD)[number];

const esquemaParte = z.object({
  parte: z.enum(PARTES_DEL_SISTEMA),
  nivel: z.enum(NIVELES_DE_SALUD),
  /** How it is, in one sentence. */
  resumen: z.string(),
  /** What is known of it, each a short line. */
  detalles: z.array(z.string()),
  /** What to do about it; `null` when there is nothing to do. */
  accion: z.nullable(z.string()),
});
export type ParteRevisada = z.output<typeof esquemaParte>;

/** GET /sistema. */
export const esquemaEstadoDelSistema = z.object({
  /** ISO 8601. */
  revisado_en: z.string(),
  /** `IMPOSIBLE`: there is no backup that this server can read. */
  ensayo: z.enum(['LISTO', 'EN_CURSO', 'IMPOSIBLE']),
  partes: z.array(esquemaParte),
});
export type EstadoDelSistema = z.output<typeof esquemaEstadoDelSistema>;

/** POST /sistema/ensayo. */
export const esquemaEnsayoPedido = z.object({ ensayo: z.literal('EN_CURSO') });

/** Whether messages leave the server: without one for mail its part asks for attention. `null`: nobody knows. */
export const enviaCorreos = (estado: Pick<EstadoDelSistema, 'partes'> | null | undefined): boolean | null => {
  const nivel = estado?.partes.find(({ parte }) => parte === 'CORREO')?.nivel;
  return nivel === undefined ? null : nivel !== 'ATENCION';
};

/** The worst of them. */
export const nivelDelSistema = (partes: readonly Pick<ParteRevisada, 'nivel'>[]): NivelDeSalud =>
  NIVELES_DE_SALUD.findLast((nivel) => partes.some((parte) => parte.nivel === nivel)) ?? 'BIEN';
