import { ETIQUETA_ESTADO_MENSUALIDAD, ETIQUETA_MEDIO_ABONO } from '@/domain/mensualidades/mensualidad';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import type { PapelEstadoDeCuenta } from '@/domain/mensualidades/papel-de-cobro';
import { abonosVigentes, cobradoDe, totalAbonado } from '@/domain/mensualidades/saldo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { pesosEnLetras } from '@/domain/shared/dinero/valor-en-letras';
import { formatearFecha } from '@/domain/shared/fechas';
import type { BloquePdf, DefinicionPdf, TextoPdf } from '@/infrastructure/pdf/componer-pdf';
import { hoja, membrete } from '@/infrastructure/pdf/membrete';

type Estado = PapelEstadoDeCuenta['estado'];

const MONTOS = new Set(['Cobrado', 'Abonado', 'Saldo', 'Valor']);
const encabezados = (...nombres: string[]): TextoPdf[] =>
  nombres.map((text) => ({ text, style: 'encabezado', alignment: MONTOS.has(text) ? 'right' : 'left' }));
const monto = (valor: number): TextoPdf => ({ text: formatearPesos(valor), alignment: 'right' });

const filaDe = (m: Estado['mensualidades'][number]): TextoPdf[] => [
  nombreDeCobro(m),
  m.fecha_vencimiento ? formatearFecha(m.fecha_vencimiento) : '',
  m.vencida ? 'Vencida' : ETIQUETA_ESTADO_MENSUALIDAD[m.estado],
  monto(cobradoDe(m)),
  monto(totalAbonado(m.abonos)),
  monto(m.saldo),
];

const abonosDe = ({ mensualidades }: Estado): BloquePdf[] => {
  const abonos = mensualidades
    .flatMap((m) => abonosVigentes(m.abonos))
    .sort((a, b) => (a.fecha < b.fecha ? -1 : 1));
  if (abonos.length === 0) return [];
  const filas = abonos.map((abono): TextoPdf[] => [
    formatearFecha(abono.fecha),
    abono.recibo === null ? '' : String(abono.recibo),
    ETIQUETA_MEDIO_ABONO[abono.medio],
    abono.referencia ?? '',
    monto(abono.valor),
  ]);
  return [
    { text: 'Abonos', style: 'subtitulo', margin: [0, 16, 0, 6] },
    {
      table: {
        headerRows: 1,
        widths: ['auto', 'auto', 'auto', '*', 'auto'],
        body: [encabezados('Fecha', 'Recibo', 'Medio', 'Referencia', 'Valor'), ...filas],
      },
      layout: 'lightHorizontalLines',
    },
  ];
};

export const papelEstadoDeCuenta = ({ emisor, estado }: PapelEstadoDeCuenta): DefinicionPdf => {
  const { nombre, documento } = estado.participante;
  return {
    ...hoja(`Estado de cuenta de ${nombre}`, emisor),
    pageSize: 'LETTER',
    pageMargins: [40, 40, 40, 48],
    content: [
      membrete(emisor),
      { text: 'Estado de cuenta', style: 'subtitulo' },
      { text: documento ? `${nombre}, documento ${documento}` : nombre, bold: true },
      { text: `A la fecha: ${formatearFecha(estado.fecha)}`, margin: [0, 0, 0, 10] },
      {
        table: {
          headerRows: 1,
          widths: ['*', 'auto', 'auto', 'auto', 'auto', 'auto'],
          body: [
            encabezados('Concepto', 'Vence', 'Estado', 'Cobrado', 'Abonado', 'Saldo'),
            ...estado.mensualidades.map(filaDe),
            [
              { text: 'Total', bold: true },
              '',
              '',
              monto(estado.facturado),
              monto(estado.abonado),
              monto(estado.saldo),
            ],
          ],
        },
        layout: 'lightHorizontalLines',
      },
      ...abonosDe(estado),
      {
        text: `Saldo por pagar: ${formatearPesos(estado.saldo)} (${pesosEnLetras(estado.saldo)})`,
        bold: true,
        margin: [0, 14, 0, 2],
      },
      { text: `Vencido: ${formatearPesos(estado.vencido)}` },
    ],
    footer: (pagina, paginas) => ({
      text: `Página ${pagina} de ${paginas}`,
      fontSize: 8,
      alignment: 'center',
    }),
  };
};
