import {
  type Hallazgo,
  MOTIVOS_DE_HALLAZGO,
  type MotivoDeHallazgo,
  type Revision,
} from '@/domain/revision/hallazgo';
import { CONSEJO_DE_HALLAZGO, nombreDeHallazgo } from '@/domain/revision/palabras-de-hallazgo';
import { enMiles } from '@/server/consola/medidas';

const contarHallazgo = ({ registros }: Hallazgo): string[] =>
  registros.map(
    ({ entidad, id, nombre, detalle }, i) =>
      `  ${i === 0 ? '-' : ' '} ${nombre} (${entidad} ${id}): ${detalle}`,
  );

const contarMotivo = (motivo: MotivoDeHallazgo, { hallazgos, pendientes }: Revision): string[] => {
  const suyos = hallazgos.filter((h) => h.motivo === motivo && h.decision === null);
  if (suyos.length === 0) return [];
  const mostrados = suyos.flatMap(({ registros }) => registros).length;
  const total = pendientes[motivo];
  return [
    `${enMiles(total)} ${nombreDeHallazgo(motivo, total)}. ${CONSEJO_DE_HALLAZGO[motivo]}`,
    ...suyos.flatMap(contarHallazgo),
    ...(total > mostrados ? [`    … y ${enMiles(total - mostrados)} más.`] : []),
  ];
};

/** What waits for somebody who decides, kind by kind; the same list as in the panel. */
export const contarRevision = (revision: Revision): string[] => {
  const lineas = MOTIVOS_DE_HALLAZGO.flatMap((motivo) => contarMotivo(motivo, revision));
  const dejados = revision.hallazgos.filter(({ decision }) => decision !== null).length;
  return [
    ...(lineas.length > 0 ? lineas : ['No hay datos por revisar.']),
    ...(dejados > 0 ? [`Dejados como están: ${enMiles(dejados)}.`] : []),
  ];
};
