import { ETIQUETA_MEDIO_ABONO, ETIQUETA_MEDIO_PAGO } from '@/domain/mensualidades/mensualidad';
import { AVISO_DE_CONSTANCIA, type PapelConstanciaDePagos } from '@/domain/mensualidades/papel-de-cobro';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { pesosEnLetras } from '@/domain/shared/dinero/valor-en-letras';
import { formatearFecha } from '@/domain/shared/fechas';
import type { BloquePdf, CeldaPdf, DefinicionPdf } from '@/infrastructure/pdf/componer-pdf';
import type { LogoDePapel } from '@/infrastructure/pdf/logo-de-papel';
import { enLetraChica, hoja, membrete } from '@/infrastructure/pdf/membrete';

type Constancia = PapelConstanciaDePagos['constancia'];

const monto = (valor: number): CeldaPdf => ({ text: formatearPesos(valor), alignment: 'right' });

const tabla = (
  titulos: readonly string[],
  filas: readonly (readonly CeldaPdf[])[],
  total: number,
): BloquePdf => ({
  table: {
    headerRows: 1,
    widths: titulos.map((titulo) => (titulo === 'Lo que paga' ? '*' : 'auto')),
    body: [
      titulos.map((text) => ({
        text,
        style: 'encabezado',
        alignment: text === 'Valor' ? ('right' as const) : ('left' as const),
      })),
      ...filas.map((fila) => [...fila]),
      [
        { text: 'Total', bold: true },
        ...Array.from({ length: titulos.length - 2 }, () => ''),
        { text: formatearPesos(total), alignment: 'right', bold: true },
      ],
    ],
    dontBreakRows: true,
  },
  layout: 'lightHorizontalLines',
});

const pagos = ({ pagos: filas, recibido }: Constancia): BloquePdf[] => {
  if (filas.length === 0) return [];
  return [
    tabla(
      ['Fecha', 'Recibo', 'Lo que paga', 'Medio', 'Valor'],
      filas.map(({ fecha, recibo, participante, concepto, medio, valor, a_favor }) => [
        formatearFecha(fecha),
        recibo === null ? '' : String(recibo),
        {
          stack: [
            `${concepto}, de ${participante}`,
            ...enLetraChica(a_favor > 0 && `De su valor, ${formatearPesos(a_favor)} quedaron a favor`),
          ],
        },
        ETIQUETA_MEDIO_ABONO[medio],
        monto(valor),
      ]),
      recibido,
    ),
  ];
};

const devoluciones = ({ devoluciones: filas, devuelto, pagador }: Constancia): BloquePdf[] => {
  if (filas.length === 0) return [];
  return [
    { text: `Devuelto a ${pagador.nombre}`, style: 'subtitulo', margin: [0, 16, 0, 6] },
    tabla(
      ['Fecha', 'Medio', 'Valor'],
      filas.map(({ fecha, medio, valor }) => [
        formatearFecha(fecha),
        medio === null ? '' : ETIQUETA_MEDIO_PAGO[medio],
        monto(valor),
      ]),
      devuelto,
    ),
  ];
};

/** What somebody paid in a year, for whoever asks them for it. */
export const papelConstanciaDePagos = (
  { emisor, constancia }: PapelConstanciaDePagos,
  logo: LogoDePapel,
): DefinicionPdf => {
  const { anio, pagador, fecha, recibido, devuelto } = constancia;
  const quien = pagador.documento ? `${pagador.nombre}, ${pagador.documento},` : pagador.nombre;
  const titulo = `Constancia de pagos de ${anio}`;
  return {
    ...hoja(`${titulo} de ${pagador.nombre}`, emisor, logo),
    pageSize: 'LETTER',
    pageMargins: [40, 40, 40, 48],
    content: [
      membrete(emisor, logo),
      { text: titulo, style: 'subtitulo' },
      {
        text: `${emisor.nombre} hace constar que ${quien} pagó entre el 1 de enero y el 31 de diciembre de ${anio}:`,
        margin: [0, 0, 0, 6],
      },
      { text: `${formatearPesos(recibido)} (${pesosEnLetras(recibido)})`, bold: true, margin: [0, 0, 0, 12] },
      ...pagos(constancia),
      ...devoluciones(constancia),
      ...(devuelto > 0
        ? [
            {
              text: `Lo pagado menos lo devuelto en ${anio}: ${formatearPesos(recibido - devuelto)}`,
              bold: true,
              margin: [0, 12, 0, 0] as [number, number, number, number],
            },
          ]
        : []),
      {
        stack: [
          { text: `Se expide el ${formatearFecha(fecha)}.`, margin: [0, 16, 0, 36] },
          { text: '______________________________' },
          { text: `Firma por ${emisor.nombre}` },
          ...enLetraChica(
            'Se cuenta cada pago en el día en que se recibió, con lo que haya quedado a favor. Lo pagado después con ese saldo no se suma otra vez.',
            AVISO_DE_CONSTANCIA,
          ),
        ],
        unbreakable: true,
      },
    ],
    paginasNumeradas: true,
  };
};
