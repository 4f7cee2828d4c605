import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { fechaEnBogota, formatearFecha } from '@/domain/shared/fechas';
import { primerNombre } from '@/domain/shared/nombre-breve';

interface Mensaje {
  /** As the foundation calls itself. */
  fundacion: string;
  /** Whole name of who pays. */
  pagador: string;
  direccion: string;
  /** ISO instant. */
  expira_en: string;
}

const saludo = ({ pagador }: Mensaje): string => `Buen día, ${primerNombre(pagador)}.`;

const despedida = ({ expira_en }: Mensaje): string =>
  `El enlace es personal: no lo reenvíe. Sirve hasta el ${formatearFecha(fechaEnBogota(new Date(expira_en)))}.`;

/** The link as a message to who pays; it names nobody else, because a chat is read over a shoulder. */
export const textoDelEnlace = (mensaje: Mensaje): string =>
  [
    `${saludo(mensaje)} ${mensaje.fundacion} le comparte su cuenta: saldo, recibos y cómo pagar.`,
    mensaje.direccion,
    despedida(mensaje),
  ].join('\n');

/** The same after a payment. */
export const textoDelRecibo = (
  mensaje: Mensaje,
  { numero, valor }: { numero: number; valor: number },
): string =>
  [
    `${saludo(mensaje)} ${mensaje.fundacion} recibió su pago de ${formatearPesos(valor)}, recibo ${numero}. Puede descargarlo aquí:`,
    mensaje.direccion,
    despedida(mensaje),
  ].join('\n');
