import { type FilaDeCuenta, filasDeCuenta, sumarFilas } from '@/domain/mensualidades/filas-de-cuenta';
import { type Abono, ETIQUETA_MEDIO_ABONO, ETIQUETA_VENCIDA } from '@/domain/mensualidades/mensualidad';
import { ETIQUETA_CONCEPTO, ETIQUETA_ESTADO_MENSUALIDAD } from '@/domain/mensualidades/opciones-mensualidad';
import type { PapelEstadoDeCuenta, PapelEstadoDePagador } from '@/domain/mensualidades/papel-de-cobro';
import { abonosVigentes } from '@/domain/mensualidades/saldo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { pesosEnLetras } from '@/domain/shared/dinero/valor-en-letras';
import { formatearFecha } from '@/domain/shared/fechas';
import { formatearDocumento } from '@/domain/shared/lectura/leer-documento';
import { periodoCorto } from '@/domain/shared/periodo-en-palabras';
import type { BloquePdf, CeldaPdf, DefinicionPdf, TextoPdf } from '@/infrastructure/pdf/componer-pdf';
import type { LogoDePapel } from '@/infrastructure/pdf/logo-de-papel';
import { dondePagar, GRIS, hoja, membrete } from '@/infrastructure/pdf/membrete';

type Estado = PapelEstadoDeCuenta['estado'];

const MONTOS = new Set(['Cobrado', 'Abonado', 'Saldo', 'Valor']);
const encabezados = (...nombres: string[]): TextoPdf[] =>
  nombres.map((text) => ({ text, style: 'encabezado', alignment: MONTOS.has(text) ? 'right' : 'left' }));
const monto = (valor: number): TextoPdf => ({ text: formatearPesos(valor), alignment: 'right' });

/** What was paid of a fee; what was handed over besides is said, or the family's own sum would not be this one. */
const pagado = ({ valor, excedente }: Pick<Abono, 'valor' | 'excedente'>): CeldaPdf => {
  if (excedente === 0) return monto(valor);
  const aFavor = `y ${formatearPesos(excedente)} a favor`;
  return { stack: [monto(valor), { text: aFavor, fontSize: 8, color: GRIS, alignment: 'right' }] };
};

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

/** One receipt may pay several: each of its lines says which. */
const loQuePaga = ({ concepto, periodo }: Estado['mensualidades'][number]): string =>
  [concepto === 'MENSUALIDAD' && periodo ? '' : ETIQUETA_CONCEPTO[concepto], periodo && periodoCorto(periodo)]
    .filter(Boolean)
    .join(' ');

const abonosDe = ({ mensualidades }: Estado): BloquePdf[] => {
  const abonos = mensualidades
    .flatMap((m) => abonosVigentes(m.abonos).map((abono) => ({ ...abono, paga: loQuePaga(m) })))
    .sort((a, b) => (a.fecha < b.fecha ? -1 : 1));
  if (abonos.length === 0) return [];
  const filas = abonos.map((abono): CeldaPdf[] => [
    formatearFecha(abono.fecha),
    abono.recibo === null ? '' : String(abono.recibo),
    abono.paga,
    ETIQUETA_MEDIO_ABONO[abono.medio],
    abono.referencia ?? '',
    pagado(abono),
  ]);
  return [
    { text: 'Abonos', style: 'subtitulo', margin: [0, 16, 0, 6] },
    {
      table: {
        headerRows: 1,
        widths: ['auto', 'auto', 'auto', 'auto', '*', 'auto'],
        body: [encabezados('Fecha', 'Recibo', 'Paga', 'Medio', 'Referencia', 'Valor'), ...filas],
      },
      layout: 'lightHorizontalLines',
    },
  ];
};

export const papelEstadoDeCuenta = (
  { emisor, estado, cuentas }: PapelEstadoDeCuenta,
  logo: LogoDePapel,
): DefinicionPdf => {
  const { nombre, documento } = estado.participante;
  const filas = filasDeCuenta(estado);
  const { cobrado, abonado, saldo } = sumarFilas(filas);
  return {
    ...hoja(`Estado de cuenta de ${nombre}`, emisor, logo),
    pageSize: 'LETTER',
    pageMargins: [40, 40, 40, 48],
    content: [
      membrete(emisor, logo),
      { text: 'Estado de cuenta', style: 'subtitulo' },
      { text: documento ? `${nombre}, documento ${formatearDocumento(documento)}` : nombre, bold: true },
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
        stack: [
          { text: `Saldo por pagar: ${formatearPesos(saldo)} (${pesosEnLetras(saldo)})`, bold: true },
          { text: `Vencido: ${formatearPesos(estado.vencido)}`, margin: [0, 2, 0, 0] },
        ],
        margin: [0, 14, 0, 0],
        unbreakable: true,
      },
      ...dondePagar(cuentas, { margin: [0, 14, 0, 0] }),
    ],
    paginasNumeradas: true,
  };
};

/** What they pay for each person, in one line; the account of each follows in its own page. */
const resumen = ({ cuentas, saldo, vencido, a_favor }: PapelEstadoDePagador['estado']): BloquePdf[] => [
  {
    table: {
      headerRows: 1,
      widths: ['*', 'auto', 'auto'],
      body: [
        [
          { text: 'Participante', style: 'encabezado' },
          { text: 'Vencido', style: 'encabezado', alignment: 'right' },
          { text: 'Saldo', style: 'encabezado', alignment: 'right' },
        ],
        ...cuentas.map((cuenta) => [
          cuenta.participante.nombre,
          { text: formatearPesos(cuenta.vencido), alignment: 'right' as const },
          { text: formatearPesos(cuenta.saldo), alignment: 'right' as const },
        ]),
        [
          { text: 'Total', bold: true },
          { text: formatearPesos(vencido), alignment: 'right' },
          { text: formatearPesos(saldo), alignment: 'right' },
        ],
      ],
    },
    layout: 'lightHorizontalLines',
  },
  {
    text: `Saldo por pagar: ${formatearPesos(saldo)} (${pesosEnLetras(saldo)})`,
    bold: true,
    margin: [0, 14, 0, 2],
  },
  ...(a_favor > 0 ? [{ text: `Saldo a favor, sin aplicar: ${formatearPesos(a_favor)}` }] : []),
];

export const papelEstadoDePagador = (
  { emisor, estado, cuentas }: PapelEstadoDePagador,
  logo: LogoDePapel,
): DefinicionPdf => {
  const { nombre, documento } = estado.pagador;
  return {
    ...hoja(`Estado de cuenta de ${nombre}`, emisor, logo),
    pageSize: 'LETTER',
    pageMargins: [40, 40, 40, 48],
    content: [
      membrete(emisor, logo),
      { text: 'Estado de cuenta de quien paga', style: 'subtitulo' },
      { text: documento ? `${nombre}, ${documento}` : nombre, bold: true },
      { text: `A la fecha: ${formatearFecha(estado.fecha)}`, margin: [0, 0, 0, 10] },
      ...resumen(estado),
      ...dondePagar(cuentas, { margin: [0, 14, 0, 0] }),
      ...estado.cuentas.map(
        (cuenta): BloquePdf => ({
          stack: papelEstadoDeCuenta({ emisor, estado: cuenta, cuentas: [] }, logo).content,
          pageBreak: 'before',
        }),
      ),
    ],
    paginasNumeradas: true,
  };
};
