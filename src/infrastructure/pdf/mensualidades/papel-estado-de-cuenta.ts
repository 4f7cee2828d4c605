import { type FilaDeCuenta, filasDeCuenta, sumarFilas } from '@/domain/mensualidades/filas-de-cuenta';
import {
  ETIQUETA_ESTADO_MENSUALIDAD,
  ETIQUETA_MEDIO_ABONO,
  ETIQUETA_VENCIDA,
} from '@/domain/mensualidades/mensualidad';
import type { PapelEstadoDeCuenta } from '@/domain/mensualidades/papel-de-cobro';
import { abonosVigentes } from '@/domain/mensualidades/saldo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { pesosEnLetras } from '@/domain/shared/dinero/valor-en-letras';
import { formatearFecha } from '@/domain/shared/fechas';
import type { BloquePdf, CeldaPdf, DefinicionPdf, TextoPdf } from '@/infrastructure/pdf/componer-pdf';
import { GRIS, hoja, membrete } from '@/infrastructure/pdf/membrete';
import { dondePagar } from '@/infrastructure/pdf/mensualidades/donde-pagar';

type Estado = PapelEstadoDeCuenta['estado'];

const MONTOS = new Set(['Cobrado', 'Abonado', 'Saldo', 'Valor']);
const encabezados = (...nombres: string[]): TextoPdf[] =>
  nombres.map((text) => ({ text, style: 'encabezado', alignment: MONTOS.has(text) ? 'right' : 'left' }));
const monto = (valor: number): TextoPdf => ({ text: formatearPesos(valor), alignment: 'right' });

const filaDe = ({
  concepto,
  nota,
  vence,
  estado,
  vencida,
  cobrado,
  abonado,
  saldo,
}: FilaDeCuenta): CeldaPdf[] => [
  nota === null ? concepto : { stack: [concepto, { text: nota, fontSize: 8, color: GRIS }] },
  vence ? formatearFecha(vence) : '',
  vencida ? ETIQUETA_VENCIDA : ETIQUETA_ESTADO_MENSUALIDAD[estado],
  ...[cobrado, abonado, saldo].map(monto),
];

const total = (texto: string, ...montos: number[]): CeldaPdf[] => [
  { text: texto, bold: true },
  '',
  '',
  ...montos.map((valor): TextoPdf => ({ text: formatearPesos(valor), alignment: 'right', bold: true })),
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

export const papelEstadoDeCuenta = ({ emisor, estado, cuentas }: PapelEstadoDeCuenta): DefinicionPdf => {
  const { nombre, documento } = estado.participante;
  const filas = filasDeCuenta(estado);
  const { cobrado, abonado, saldo } = sumarFilas(filas);
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
            ...filas.map(filaDe),
            total('Total', cobrado, abonado, saldo),
          ],
          dontBreakRows: true,
        },
        layout: 'lightHorizontalLines',
      },
      ...abonosDe(estado),
      {
        text: `Saldo por pagar: ${formatearPesos(saldo)} (${pesosEnLetras(saldo)})`,
        bold: true,
        margin: [0, 14, 0, 2],
      },
      { text: `Vencido: ${formatearPesos(estado.vencido)}` },
      ...dondePagar(cuentas, { margin: [0, 14, 0, 0] }),
    ],
    footer: (pagina, paginas) => ({
      text: `Página ${pagina} de ${paginas}`,
      fontSize: 8,
      alignment: 'center',
    }),
  };
};
