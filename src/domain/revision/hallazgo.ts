import { analizar } from '@/domain/shared/analizar';
import {
  booleano,
  entero,
  esquemaId,
  leido,
  leidoCon,
  listaLeida,
  texto,
  unoDe,
} from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** Body of PUT /revision/decisiones. */
export const esquemaDecisionDeHallazgo = z.strictObject({ clave: texto(1, 2000), dejar: booleano() });
type DecisionDeHallazgo = z.output<typeof esquemaDecisionDeHallazgo>;

/** Throws VALIDACION. */
export const validarDecision = (entrada: unknown): DecisionDeHallazgo =>
  analizar(esquemaDecisionDeHallazgo, entrada);

/** Why something stored asks for somebody who decides, in the order in which it is shown. */
export const MOTIVOS_DE_HALLAZGO = [
  'DOCUMENTO_REPETIDO',
  'DOCUMENTO_CON_OTRO_NOMBRE',
  'NOMBRE_REPETIDO',
  'VALOR_PEQUENO',
  'DOCUMENTO_DUDOSO',
  'TELEFONO_DUDOSO',
] as const;
export type MotivoDeHallazgo = (typeof MOTIVOS_DE_HALLAZGO)[number];

const ENTIDADES_REVISADAS = ['participante', 'acudiente', 'mensualidad', 'sede', 'configuracion'] as const;

const esquemaRegistroHallado = z.object({
  entidad: unoDe(ENTIDADES_REVISADAS),
  id: esquemaId,
  nombre: z.string(),
  /** What it says, in words. */
  detalle: leidoCon(z.string(), ''),
});
export type RegistroHallado = z.output<typeof esquemaRegistroHallado>;

/** Somebody looked at it and chose to leave it as it is. */
const esquemaDecision = z.object({
  por: leido(z.string()),
  /** ISO 8601 in UTC. */
  en: z.string(),
});
export type Decision = z.output<typeof esquemaDecision>;

/** PUT /revision/decisiones. */
export const esquemaRespuestaDeDecision = z.object({ decision: z.nullable(esquemaDecision) });

const esquemaHallazgo = z.object({
  /** The same while the finding is: its reason and its records, and never what a person's document says. */
  clave: z.string(),
  motivo: unoDe(MOTIVOS_DE_HALLAZGO),
  /** Those that coincide, or the only one. */
  registros: listaLeida(esquemaRegistroHallado),
  decision: leido(esquemaDecision),
});
export type Hallazgo = z.output<typeof esquemaHallazgo>;

const cuantos = () => leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0);

/** GET /revision. */
export const esquemaRevision = z.object({
  hallazgos: listaLeida(esquemaHallazgo),
  /** How many records wait for a decision, also those that did not fit in the list. */
  pendientes: z.object({
    DOCUMENTO_REPETIDO: cuantos(),
    DOCUMENTO_CON_OTRO_NOMBRE: cuantos(),
    NOMBRE_REPETIDO: cuantos(),
    VALOR_PEQUENO: cuantos(),
    DOCUMENTO_DUDOSO: cuantos(),
    TELEFONO_DUDOSO: cuantos(),
  }),
});
export type Revision = z.output<typeof esquemaRevision>;
