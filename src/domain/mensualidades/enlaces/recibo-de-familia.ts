import type { Emisor } from '@/domain/mensualidades/emisor';
import { siNoRevela } from '@/domain/mensualidades/enlaces/palabras-que-revelan';
import type { PagoEnPapel, ParteEnPapel, ReciboEnPapel } from '@/domain/mensualidades/papel-de-cobro';
import type { PersonaDelRecibo, Recibo, ReciboDePago } from '@/domain/mensualidades/recibo';
import type { Id } from '@/domain/shared/id';
import { nombreBreve, nombresBreves } from '@/domain/shared/nombre-breve';

const breve = ({ nombre }: PersonaDelRecibo): PersonaDelRecibo => ({
  nombre: nombreBreve(nombre),
  documento: null,
});

const deQuien = ({ nombre, nit, telefono }: Emisor): Emisor => ({
  ...{ nombre, nit, telefono },
  ...{ direccion: null, municipio: null, correo: null },
});

/** Whether they may be told of that fee. */
type SeInforma = (mensualidad: Id) => boolean;

const OTRA_PERSONA: PersonaDelRecibo = { nombre: 'Otra persona', documento: null };

/** `nombre` is how whose part it is is said, `null` for whom they may not be told of. */
const parteDeFamilia = (parte: ReciboDePago['partes'][number], nombre: string | null): ParteEnPapel => {
  const { mensualidad_id, abono_id, valor, anulado_en } = parte;
  const deTodas = { mensualidad_id, abono_id, valor, anulado_en, motivo_anulacion: null };
  return nombre !== null
    ? {
        ...deTodas,
        participante: { nombre, documento: null },
        concepto: parte.concepto,
        periodo: parte.periodo,
        saldo_despues: parte.saldo_despues,
      }
    : { ...deTodas, participante: OTRA_PERSONA, concepto: null, periodo: null, saldo_despues: null };
};

/** Each part with how its person is said among those of whom they may be told, and nobody else. */
const partesDeFamilia = (partes: ReciboDePago['partes'], seInforma: SeInforma): ParteEnPapel[] => {
  const informadas = partes.filter(({ mensualidad_id }) => seInforma(mensualidad_id));
  const nombres = nombresBreves(informadas.map(({ participante }) => participante.nombre));
  return partes.map((parte) => parteDeFamilia(parte, nombres[informadas.indexOf(parte)] ?? null));
};

const pagoDeFamilia = (pago: ReciboDePago, seInforma: SeInforma): PagoEnPapel => ({
  id: pago.id,
  emisor: deQuien(pago.emisor),
  pagador: breve(pago.pagador),
  fecha: pago.fecha,
  valor: pago.valor,
  excedente: pago.excedente,
  medio: pago.medio,
  referencia: siNoRevela(pago.referencia),
  recibo: pago.recibo,
  registrado_por: null,
  expedido_en: pago.expedido_en,
  provisional: pago.provisional,
  anulado_en: pago.anulado_en,
  motivo_anulacion: null,
  partes: partesDeFamilia(pago.partes, seInforma),
});

/**
 * What the copy of a receipt says when it is downloaded with a link, which may be in hands of others: number, date and
 * value as they were issued; people by their first name and initial, without documents, and of whom they may not be told
 * nothing but the value; nothing that somebody wrote freely. Each field is named, so that one added to the receipt is
 * decided here before it compiles.
 */
export const reciboDeFamilia = (recibo: Recibo, seInforma: SeInforma): ReciboEnPapel => {
  const { emisor, concepto, periodo, fecha, valor, medio, excedente, saldo_despues } = recibo;
  return {
    emisor: deQuien(emisor),
    participante: breve(recibo.participante),
    pagador: recibo.pagador && breve(recibo.pagador),
    concepto,
    periodo,
    fecha,
    valor,
    medio,
    referencia: siNoRevela(recibo.referencia),
    recibo: recibo.recibo,
    registrado_por: null,
    excedente,
    saldo_despues,
    expedido_en: recibo.expedido_en,
    provisional: recibo.provisional,
    reconstruido: recibo.reconstruido,
    anulado_en: recibo.anulado_en,
    motivo_anulacion: null,
    pago: recibo.pago && pagoDeFamilia(recibo.pago, seInforma),
  };
};
