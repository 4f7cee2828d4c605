import type { FallaDeCadena, IntegridadActividad } from '@/domain/actividad/cadena-de-actividad';
import { enMiles } from '@/server/consola/medidas';

const MOTIVOS: Readonly<Record<FallaDeCadena['motivo'], string>> = {
  ALTERADO: 'cambió después de escribirse',
  FALTA: 'falta',
  FINAL_DISTINTO: 'la cadena no termina donde dice',
  SUELTO: 'no pertenece a ninguna cadena',
};

const contarFalla = ({ motivo, id, cadena, numero }: FallaDeCadena): string =>
  `  Renglón ${id ?? '–'} (cadena ${cadena ?? '–'}, número ${numero ?? '–'}): ${MOTIVOS[motivo]}.`;

/** The outcome of reading the whole history again. The seal can be written down, to compare it another day. */
export const contarIntegridad = ({ integra, renglones, sello, fallas }: IntegridadActividad): string[] =>
  integra
    ? [`La historia está íntegra: ${enMiles(renglones)} renglones.`, `Sello: ${sello}`]
    : [
        'La historia fue alterada. Haga una copia de la base antes de tocar nada.',
        ...fallas.map(contarFalla),
      ];
