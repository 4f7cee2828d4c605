import type { FilaParticipante, Filas } from './filas';
import { enCasa, tieneMes, yaIngreso } from './recalcular-personas';

/** Due day of whom nobody chose another for. */
const DIA_DE_SIEMPRE = 5;

/** Hundredths are counted, and half a peso is forgiven. */
const becado = (valor: number, beca: number): number => {
  const centavos = valor * beca;
  const pesos = (centavos - (centavos % 100)) / 100;
  return centavos % 100 >= 50 ? pesos + 1 : pesos;
};

/** The guardian in force who pays; the first one written, when there are two. */
const responsableDe = ({ acudientes }: Filas, { id }: FilaParticipante): number | null => {
  const pagan = acudientes.filter(
    (a) => a.id_participante === id && a.es_responsable_pago && a.estado === 'ACTIVO' && !a.archivado_en,
  );
  return pagan.length === 0 ? null : Math.min(...pagan.map((a) => a.id));
};

const cobroDe = (filas: Filas, persona: FilaParticipante, periodo: string) => {
  const { valor_mensualidad: deTodos = null, dia_pago: dia = null } = filas.configuracion[0] ?? {};
  const valor = persona.valor_mensualidad ?? deTodos ?? 0;
  const descuento = becado(valor, persona.beca_porcentaje ?? 0);
  const exonerada = descuento === valor;
  return {
    participante_id: persona.id,
    periodo,
    concepto: 'MENSUALIDAD',
    valor,
    descuento,
    fecha_vencimiento: `${periodo}-${String(persona.dia_pago ?? dia ?? DIA_DE_SIEMPRE).padStart(2, '0')}`,
    estado: exonerada ? 'EXONERADA' : 'PENDIENTE',
    id_acudiente: responsableDe(filas, persona),
    motivo_anulacion: exonerada ? 'Beca del 100 %' : null,
  };
};

/** What charging a month does to what there was: the fees it adds, and what it says of everybody. */
export const recalcularGeneracion = (antes: Filas, periodo: string) => {
  const presentes = antes.participantes.filter(enCasa);
  const existentes = presentes.filter((persona) => tieneMes(antes, persona, periodo));
  const faltan = presentes.filter((persona) => !existentes.includes(persona));
  const creadas = faltan
    .filter((persona) => yaIngreso(persona, periodo))
    .map((persona) => cobroDe(antes, persona, periodo))
    .filter(({ valor }) => valor > 0);
  return {
    creadas,
    respuesta: {
      periodo,
      creadas: creadas.length,
      existentes: existentes.length,
      omitidas: faltan.length - creadas.length,
      total: creadas.reduce((suma, { valor, descuento }) => suma + valor - descuento, 0),
    },
  };
};
