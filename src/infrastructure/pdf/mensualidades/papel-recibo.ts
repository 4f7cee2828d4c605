import { ETIQUETA_MEDIO_ABONO } from '@/domain/mensualidades/mensualidad';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { esReciboDeEjemplo } from '@/domain/mensualidades/numeracion-de-recibos';
import {
  AVISO_NO_ES_FACTURA,
  type PapelRecibo,
  type ReciboEnPapel,
} from '@/domain/mensualidades/papel-de-cobro';
import { etiquetaDelSaldo, type PersonaDelRecibo, type Recibo } from '@/domain/mensualidades/recibo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { pesosEnLetras } from '@/domain/shared/dinero/valor-en-letras';
import { formatearFecha, formatearInstante } from '@/domain/shared/fechas';
import { formatearDocumento } from '@/domain/shared/lectura/leer-documento';
import type { BloquePdf, DefinicionPdf, TextoPdf } from '@/infrastructure/pdf/componer-pdf';
import type { LogoDePapel } from '@/infrastructure/pdf/logo-de-papel';
import { dondePagar, hoja, membrete } from '@/infrastructure/pdf/membrete';

export const ROJO = '#b91c1c';

/** Half a letter page. */
const MEDIA_CARTA: Pick<DefinicionPdf, 'pageSize' | 'pageMargins'> = {
  pageSize: { width: 612, height: 396 },
  pageMargins: [40, 26, 40, 26],
};

export const conMayuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);

export const quien = ({ nombre, documento }: PersonaDelRecibo): string =>
  documento ? `${nombre} (documento ${formatearDocumento(documento)})` : nombre;

export const tituloDelRecibo = ({ recibo }: Pick<Recibo, 'recibo'>): string =>
  `${esReciboDeEjemplo(recibo) ? 'EJEMPLO, sin valor. ' : ''}Recibo de pago N.º ${recibo ?? 'sin número'}`;

type Dato = readonly [nombre: string, valor: string];

const celdas = ([nombre, valor]: Dato, colSpan = 1): TextoPdf[] => [
  { text: nombre, style: 'encabezado' },
  { text: valor, colSpan },
  ...Array<TextoPdf>(colSpan - 1).fill(''),
];
/** Alone in its row, or with another beside it. */
export const fila = (uno: Dato, otro?: Dato | null): TextoPdf[] =>
  otro ? [...celdas(uno), ...celdas(otro)] : celdas(uno, 3);

export const registroDe = (quienLo: Dato | null, expedido_en: string | null): TextoPdf[][] => {
  const cuando: Dato | null = expedido_en ? ['Registrado el', formatearInstante(expedido_en)] : null;
  if (quienLo) return [fila(quienLo, cuando)];
  return cuando ? [fila(cuando)] : [];
};

/** Whoever was given a provisional one without a network knows by its mark that this is the same payment. */
export const provisionalDe = ({ provisional }: Pick<Recibo, 'provisional'>): TextoPdf[][] =>
  provisional === null ? [] : [fila(['Reemplaza', `el recibo provisional ${provisional}`])];

const datosDe = (recibo: ReciboEnPapel, copia: boolean): TextoPdf[][] => {
  const { participante, pagador, valor, medio, referencia, excedente, registrado_por, expedido_en } = recibo;
  const recibido = valor + excedente;
  return [
    fila(['Fecha del pago', formatearFecha(recibo.fecha)]),
    fila(['Recibido de', quien(pagador ?? participante)]),
    fila([copia ? 'A nombre de' : 'Participante', quien(participante)]),
    fila(['Concepto', nombreDeCobro(recibo)], ['Valor', formatearPesos(valor)]),
    ...(excedente > 0
      ? [
          fila(
            ['Queda a favor', `${formatearPesos(excedente)}, de quien paga`],
            ['Recibido en total', formatearPesos(recibido)],
          ),
        ]
      : []),
    fila(['En letras', conMayuscula(pesosEnLetras(recibido))]),
    fila(['Medio de pago', ETIQUETA_MEDIO_ABONO[medio]], referencia ? ['Referencia', referencia] : null),
    ...provisionalDe(recibo),
    ...registroDe(copia ? null : ['Registrado por', registrado_por ?? 'Sin registrar'], expedido_en),
  ];
};

export const anulacionDe = ({
  anulado_en,
  motivo_anulacion,
}: Pick<Recibo, 'anulado_en' | 'motivo_anulacion'>): TextoPdf[] =>
  anulado_en === null
    ? []
    : [
        { text: 'ANULADO', bold: true, fontSize: 16, color: ROJO, margin: [0, 0, 0, 2] },
        {
          text: [
            `Anulado el ${formatearInstante(anulado_en)}.`,
            ...(motivo_anulacion ? [`Motivo: ${motivo_anulacion}`] : []),
          ].join(' '),
          margin: [0, 0, 0, 8],
        },
      ];

/** The line to sign goes with what was left, on the same page. A copy is signed by nobody. */
export const conFirma = (
  loQueQueda: TextoPdf[],
  { emisor, copia }: { emisor: Recibo['emisor']; copia: boolean },
): BloquePdf => ({
  stack: [
    ...loQueQueda,
    ...(copia
      ? []
      : [
          { text: '_'.repeat(42), margin: [0, 24, 0, 0] as [number, number, number, number] },
          { text: `Firma de quien recibe por ${emisor.nombre}`, fontSize: 9 },
        ]),
  ],
  margin: [0, 8, 0, 0],
  unbreakable: true,
});

/** Across the paper: what must not pass for a receipt that counts. */
export const marcaDelRecibo = ({
  anulado_en,
  recibo,
}: Pick<Recibo, 'anulado_en' | 'recibo'>): Pick<DefinicionPdf, 'watermark'> => {
  const texto = esReciboDeEjemplo(recibo) ? 'EJEMPLO' : 'ANULADO';
  return anulado_en === null && !esReciboDeEjemplo(recibo)
    ? {}
    : { watermark: { text: texto, color: ROJO, opacity: 0.12, bold: true } };
};

const RECONSTRUIDO =
  'Este pago se registró antes de que los recibos guardaran sus datos: los nombres y el saldo se calcularon después.';

export const ES_COPIA =
  'Copia para la familia, con los nombres abreviados. El recibo completo está en la fundación.';

/** It says what was true when the payment was recorded. */
export const papelRecibo = (
  { recibo, cuentas, copia = false }: PapelRecibo,
  logo: LogoDePapel,
): DefinicionPdf => {
  const titulo = tituloDelRecibo(recibo);
  return {
    ...hoja(titulo, recibo.emisor, logo),
    ...MEDIA_CARTA,
    content: [
      membrete(recibo.emisor, logo),
      { text: titulo, style: 'subtitulo' },
      ...anulacionDe(recibo),
      {
        table: {
          headerRows: 0,
          widths: [86, '*', 'auto', 'auto'],
          body: datosDe(recibo, copia),
          dontBreakRows: true,
        },
        layout: 'lightHorizontalLines',
      },
      conFirma(
        [{ text: `${etiquetaDelSaldo(recibo)}: ${formatearPesos(recibo.saldo_despues)}`, bold: true }],
        {
          emisor: recibo.emisor,
          copia,
        },
      ),
      // Of what was undone nothing is paid.
      ...(recibo.anulado_en === null ? dondePagar(cuentas, { fontSize: 8, margin: [0, 8, 0, 0] }) : []),
      {
        text: [
          `${AVISO_NO_ES_FACTURA}.`,
          ...(recibo.reconstruido ? [RECONSTRUIDO] : []),
          ...(copia ? [ES_COPIA] : []),
        ].join(' '),
        style: 'nota',
      },
    ],
    ...marcaDelRecibo(recibo),
  };
};
