import { ETIQUETA_MEDIO_ABONO } from '@/domain/mensualidades/mensualidad';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import {
  AVISO_NO_ES_FACTURA,
  type PagoEnPapel,
  type PapelRecibo,
  type ParteEnPapel,
} from '@/domain/mensualidades/papel-de-cobro';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { pesosEnLetras } from '@/domain/shared/dinero/valor-en-letras';
import { formatearFecha, formatearInstante } from '@/domain/shared/fechas';
import type { CeldaPdf, DefinicionPdf, TextoPdf } from '@/infrastructure/pdf/componer-pdf';
import type { LogoDePapel } from '@/infrastructure/pdf/logo-de-papel';
import { dondePagar, hoja, membrete } from '@/infrastructure/pdf/membrete';
import {
  anulacionDe,
  conFirma,
  conMayuscula,
  ES_COPIA,
  fila,
  marcaDelRecibo,
  provisionalDe,
  quien,
  ROJO,
  registroDe,
  tituloDelRecibo,
} from '@/infrastructure/pdf/mensualidades/papel-recibo';

const monto = (valor: number, resto: Partial<TextoPdf & object> = {}): TextoPdf => ({
  text: formatearPesos(valor),
  alignment: 'right',
  ...resto,
});

const cobroDe = (parte: ParteEnPapel): string => (parte.concepto === null ? '' : nombreDeCobro(parte));

const queCobro = (parte: ParteEnPapel): CeldaPdf =>
  parte.anulado_en === null
    ? cobroDe(parte)
    : {
        stack: [
          cobroDe(parte),
          {
            text: `ANULADO el ${formatearInstante(parte.anulado_en)}: ${parte.motivo_anulacion ?? ''}`,
            fontSize: 8,
            color: ROJO,
          },
        ],
      };

const filaDeParte = (parte: ParteEnPapel): CeldaPdf[] => [
  quien(parte.participante),
  queCobro(parte),
  monto(parte.valor),
  parte.saldo_despues === null ? '' : monto(parte.saldo_despues),
];

const partesDe = ({ partes, excedente, valor }: PagoEnPapel): CeldaPdf[][] => [
  [
    { text: 'Participante', style: 'encabezado' },
    { text: 'Qué se pagó', style: 'encabezado' },
    { text: 'Valor', style: 'encabezado', alignment: 'right' },
    { text: 'Saldo después', style: 'encabezado', alignment: 'right' },
  ],
  ...partes.map(filaDeParte),
  ...(excedente > 0 ? [['', 'Queda a favor de quien paga', monto(excedente), '']] : []),
  [{ text: 'Total', bold: true }, '', monto(valor, { bold: true }), ''],
];

const datosDe = (pago: PagoEnPapel, copia: boolean): TextoPdf[][] => [
  fila(['Fecha del pago', formatearFecha(pago.fecha)], ['Recibido de', quien(pago.pagador)]),
  fila(
    ['Medio de pago', ETIQUETA_MEDIO_ABONO[pago.medio]],
    pago.referencia ? ['Referencia', pago.referencia] : null,
  ),
  fila(['En letras', conMayuscula(pesosEnLetras(pago.valor))]),
  ...provisionalDe(pago),
  ...registroDe(copia ? null : ['Registrado por', pago.registrado_por ?? 'Sin registrar'], pago.expedido_en),
];

/** One payment and all that it paid, as it was when it was recorded; what was annulled since is marked. */
export const papelReciboDePago = (
  pago: PagoEnPapel,
  { cuentas, copia = false }: Pick<PapelRecibo, 'cuentas' | 'copia'>,
  logo: LogoDePapel,
): DefinicionPdf => {
  const titulo = tituloDelRecibo(pago);
  const tabla = { layout: 'lightHorizontalLines' } as const;
  return {
    ...hoja(titulo, pago.emisor, logo),
    pageSize: 'LETTER',
    pageMargins: [40, 40, 40, 48],
    content: [
      membrete(pago.emisor, logo),
      { text: titulo, style: 'subtitulo' },
      ...anulacionDe(pago),
      {
        table: {
          headerRows: 0,
          widths: ['auto', 'auto', 'auto', '*'],
          body: datosDe(pago, copia),
          dontBreakRows: true,
        },
        ...tabla,
        margin: [0, 0, 0, 8],
      },
      {
        table: {
          headerRows: 1,
          widths: ['*', '*', 'auto', 'auto'],
          body: partesDe(pago),
          dontBreakRows: true,
        },
        ...tabla,
      },
      conFirma([{ text: `Total recibido: ${formatearPesos(pago.valor)}`, bold: true }], {
        emisor: pago.emisor,
        copia,
      }),
      // Of what was undone nothing is paid.
      ...(pago.anulado_en === null ? dondePagar(cuentas, { fontSize: 8, margin: [0, 8, 0, 0] }) : []),
      { text: [`${AVISO_NO_ES_FACTURA}.`, ...(copia ? [ES_COPIA] : [])].join(' '), style: 'nota' },
    ],
    paginasNumeradas: true,
    ...marcaDelRecibo(pago),
  };
};
