import { ETIQUETA_MEDIO_ABONO } from '@/domain/mensualidades/mensualidad';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { AVISO_NO_ES_FACTURA, type PapelRecibo } from '@/domain/mensualidades/papel-de-cobro';
import { recibidoCon, saldoDe } from '@/domain/mensualidades/saldo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { pesosEnLetras } from '@/domain/shared/dinero/valor-en-letras';
import { formatearFecha, formatearInstante } from '@/domain/shared/fechas';
import type { DefinicionPdf, TextoPdf } from '@/infrastructure/pdf/componer-pdf';
import { hoja, membrete } from '@/infrastructure/pdf/membrete';

const conMayuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);

const fila = (nombre: string, valor: string): TextoPdf[] => [
  { text: nombre, style: 'encabezado' },
  { text: valor },
];

const datosDe = ({ abono, mensualidad, participante, pagador }: PapelRecibo): TextoPdf[][] => {
  const { nombre, documento } = participante;
  return [
    fila('Fecha del pago', formatearFecha(abono.fecha)),
    fila('Recibido de', pagador ?? nombre),
    fila('Participante', documento ? `${nombre} (documento ${documento})` : nombre),
    fila('Concepto', nombreDeCobro(mensualidad)),
    fila('Valor', formatearPesos(abono.valor)),
    fila('En letras', conMayuscula(pesosEnLetras(abono.valor))),
    fila('Medio de pago', ETIQUETA_MEDIO_ABONO[abono.medio]),
    ...(abono.excedente > 0
      ? [
          fila('Queda a favor', `${formatearPesos(abono.excedente)}, de quien paga`),
          fila('Recibido en total', formatearPesos(recibidoCon(abono))),
        ]
      : []),
    ...(abono.referencia ? [fila('Referencia', abono.referencia)] : []),
    fila('Saldo por pagar', formatearPesos(saldoDe(mensualidad))),
    ...(abono.registrado_por ? [fila('Registrado por', abono.registrado_por)] : []),
  ];
};

const anulacionDe = ({ abono }: PapelRecibo): TextoPdf[] =>
  abono.anulado_en === null
    ? []
    : [
        { text: 'ANULADO', bold: true, fontSize: 16, color: '#b91c1c', margin: [0, 0, 0, 2] },
        {
          text: `Anulado el ${formatearInstante(abono.anulado_en)}. Motivo: ${abono.motivo_anulacion ?? ''}`,
          margin: [0, 0, 0, 8],
        },
      ];

/** Half a letter page. */
export const papelRecibo = (papel: PapelRecibo): DefinicionPdf => {
  const titulo = `Recibo de pago N.º ${papel.abono.recibo ?? 'sin número'}`;
  return {
    ...hoja(titulo, papel.emisor),
    pageSize: { width: 612, height: 396 },
    pageMargins: [40, 32, 40, 32],
    content: [
      membrete(papel.emisor),
      { text: titulo, style: 'subtitulo' },
      ...anulacionDe(papel),
      { table: { headerRows: 0, widths: [110, '*'], body: datosDe(papel) }, layout: 'lightHorizontalLines' },
      { text: `${AVISO_NO_ES_FACTURA}.`, style: 'nota' },
    ],
    ...(papel.abono.anulado_en === null
      ? {}
      : { watermark: { text: 'ANULADO', color: '#b91c1c', opacity: 0.12, bold: true } }),
  };
};
