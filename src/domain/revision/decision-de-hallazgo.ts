import { analizar } from '@/domain/shared/analizar';
import { booleano, texto } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** Body of PUT /revision/decisiones. */
export const esquemaDecisionDeHallazgo = z.strictObject({ clave: texto(1, 2000), dejar: booleano() });
export type DecisionDeHallazgo = z.output<typeof esquemaDecisionDeHallazgo>;

/** Throws VALIDACION. */
export const validarDecision = (entrada: unknown): DecisionDeHallazgo =>
  analizar(esquemaDecisionDeHallazgo, entrada);
