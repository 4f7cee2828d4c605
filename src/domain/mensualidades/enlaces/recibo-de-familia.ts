import { siNoRevela } from '@/domain/mensualidades/enlaces/palabras-que-revelan';
import type { PersonaDelRecibo, Recibo } from '@/domain/mensualidades/recibo';
import { nombreBreve } from '@/domain/shared/nombre-breve';

const breve = ({ nombre }: PersonaDelRecibo): PersonaDelRecibo => ({
  nombre: nombreBreve(nombre),
  documento: null,
});

/**
 * What the copy of a receipt says when it is downloaded with a link, which may be in hands of others: number, date and
 * value as they were issued; people by their first name and initial, without documents; nothing that somebody wrote
 * freely. Each field is named, so that one added to the receipt is decided here before it compiles.
 */
export const reciboDeFamilia = (recibo: Recibo): Recibo => {
  const { emisor, concepto, periodo, fecha, valor, medio, excedente, saldo_despues } = recibo;
  return {
    emisor: {
      nombre: emisor.nombre,
      nit: emisor.nit,
      telefono: emisor.telefono,
      direccion: null,
      municipio: null,
      correo: null,
    },
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
    reconstruido: recibo.reconstruido,
    anulado_en: recibo.anulado_en,
    motivo_anulacion: null,
  };
};
