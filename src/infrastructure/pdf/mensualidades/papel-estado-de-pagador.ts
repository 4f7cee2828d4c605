import type { PapelEstadoDePagador } from '@/domain/mensualidades/papel-de-cobro';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { pesosEnLetras } from '@/domain/shared/dinero/valor-en-letras';
import { formatearFecha } from '@/domain/shared/fechas';
import type { BloquePdf, DefinicionPdf } from '@/infrastructure/pdf/componer-pdf';
import { hoja, membrete } from '@/infrastructure/pdf/membrete';
import { dondePagar } from '@/infrastructure/pdf/mensualidades/donde-pagar';
import { papelEstadoDeCuenta } from '@/infrastructure/pdf/mensualidades/papel-estado-de-cuenta';

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

export const papelEstadoDePagador = ({ emisor, estado, cuentas }: PapelEstadoDePagador): DefinicionPdf => {
  const { nombre, documento } = estado.pagador;
  return {
    ...hoja(`Estado de cuenta de ${nombre}`, emisor),
    pageSize: 'LETTER',
    pageMargins: [40, 40, 40, 48],
    content: [
      membrete(emisor),
      { text: 'Estado de cuenta de quien paga', style: 'subtitulo' },
      { text: documento ? `${nombre}, ${documento}` : nombre, bold: true },
      { text: `A la fecha: ${formatearFecha(estado.fecha)}`, margin: [0, 0, 0, 10] },
      ...resumen(estado),
      ...dondePagar(cuentas, { margin: [0, 14, 0, 0] }),
      ...estado.cuentas.map(
        (cuenta): BloquePdf => ({
          stack: papelEstadoDeCuenta({ emisor, estado: cuenta, cuentas: [] }).content,
          pageBreak: 'before',
        }),
      ),
    ],
    footer: (pagina, paginas) => ({
      text: `Página ${pagina} de ${paginas}`,
      fontSize: 8,
      alignment: 'center',
    }),
  };
};
