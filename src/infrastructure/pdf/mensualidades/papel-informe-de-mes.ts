import { debeHaber } from '@/domain/mensualidades/arqueo';
import { ETIQUETA_EDAD_CARTERA } from '@/domain/mensualidades/cartera';
import { type CifrasDelMes, porcentajeRecaudado } from '@/domain/mensualidades/cierres/cifras-del-mes';
import type { InformeDeMes } from '@/domain/mensualidades/cierres/informe-de-mes';
import { mesEnTitulo } from '@/domain/mensualidades/cierres/reglas-cierre';
import { ETIQUETA_MEDIO_ABONO, ETIQUETA_MEDIO_PAGO } from '@/domain/mensualidades/mensualidad';
import {
  EDADES_CARTERA,
  ETIQUETA_CONCEPTO,
  ETIQUETA_ESTADO_MENSUALIDAD,
  MEDIOS_PAGO,
} from '@/domain/mensualidades/opciones-mensualidad';
import { ETIQUETA_MOVIMIENTO, signoDe } from '@/domain/mensualidades/opciones-movimiento';
import type { PapelInformeDeMes } from '@/domain/mensualidades/papel-de-cobro';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha, formatearInstante } from '@/domain/shared/fechas';
import { periodoCorto } from '@/domain/shared/periodo-en-palabras';
import type { BloquePdf, CeldaPdf, DefinicionPdf, TextoPdf } from '@/infrastructure/pdf/componer-pdf';
import type { LogoDePapel } from '@/infrastructure/pdf/logo-de-papel';
import { enLetraChica, GRIS, hoja, membrete } from '@/infrastructure/pdf/membrete';
import {
  cuenta,
  monto,
  nada,
  seccion,
  tabla,
  titulo,
} from '@/infrastructure/pdf/mensualidades/secciones-de-informe';

const DE_COBROS = ['Mensualidades', '$Cuántas', '$Facturado', '$Recaudado', '$Ajustado', '$Por cobrar'];
const filaDeCobros = (nombre: string, c: CifrasDelMes): CeldaPdf[] => [
  nombre,
  cuenta(c.mensualidades),
  monto(c.facturado),
  monto(c.recaudado),
  monto(c.ajustado),
  monto(c.por_cobrar),
];

const cifrasDe = ({ cifras }: InformeDeMes): BloquePdf[] => {
  const porcentaje = porcentajeRecaudado(cifras);
  return [
    tabla(
      'Cifras del mes',
      ['De las mensualidades del mes', '$Valor'],
      [
        ['Facturado, menos descuentos', monto(cifras.facturado, true)],
        ['Descuentos', monto(cifras.descuentos)],
        ['Recaudado', monto(cifras.recaudado, true)],
        ...(cifras.ajustado > 0 ? [['Ajustado después', monto(cifras.ajustado)]] : []),
        ['Por cobrar', monto(cifras.por_cobrar, true)],
        ['Parte recaudada', { text: porcentaje === null ? '—' : `${porcentaje} %`, alignment: 'right' }],
        ['Mensualidades sin ningún pago', cuenta(cifras.sin_pago)],
      ],
    ),
  ];
};

const recaudoDe = ({ recaudo }: InformeDeMes): BloquePdf[] => {
  const medios = MEDIOS_PAGO.filter((medio) => recaudo.medios[medio] !== 0);
  const columnas = ['Día', ...medios.map((medio) => `$${ETIQUETA_MEDIO_PAGO[medio]}`), '$Total', '$Devuelto'];
  const fila = (
    dia: string,
    r: InformeDeMes['recaudo']['dias'][number] | InformeDeMes['recaudo'],
    bold = false,
  ) => [
    { text: dia, bold },
    ...medios.map((medio) => monto(r.medios[medio], bold)),
    monto(r.total, bold),
    monto(r.devuelto, bold),
  ];
  return [
    ...seccion(
      'Recaudo por día y medio',
      columnas,
      recaudo.dias.length === 0
        ? []
        : [
            ...recaudo.dias.map((dia) => fila(formatearFecha(dia.fecha), dia)),
            fila('Total del mes', recaudo, true),
          ],
      { vacia: 'En este mes no entró dinero.' },
    ),
    ...(recaudo.ajustes > 0
      ? [
          nada(
            `El total ya descuenta ${formatearPesos(recaudo.ajustes)} de pagos de meses cerrados que se anularon en este.`,
          ),
        ]
      : []),
  ];
};

const ajustesDe = ({ ajustes }: InformeDeMes): BloquePdf[] =>
  seccion(
    'Ajustes a meses cerrados',
    ['Día', 'Qué', 'De quién', 'Mes', 'Motivo', '$Valor'],
    ajustes.map(({ fecha, medio, recibo, participante_nombre, periodo, motivo, valor }) => [
      formatearFecha(fecha),
      medio === 'AJUSTE'
        ? valor < 0
          ? 'Corrección de la mensualidad'
          : 'Corrección anulada'
        : `Recibo ${recibo ?? 'sin número'} anulado (${ETIQUETA_MEDIO_ABONO[medio]})`,
      participante_nombre ?? '',
      periodo ? periodoCorto(periodo) : '',
      motivo ?? '',
      monto(valor),
    ]),
    { ancha: 4, vacia: 'No hubo ajustes a meses cerrados.' },
  );

const carteraDe = ({ cartera, calculado_en }: InformeDeMes): BloquePdf[] => [
  tabla(
    `Cartera al ${formatearInstante(calculado_en)}`,
    ['Edad', '$Saldo'],
    [
      ...EDADES_CARTERA.map((edad) => [ETIQUETA_EDAD_CARTERA[edad], monto(cartera.edades[edad])]),
      [{ text: 'Todo lo que se debe', bold: true }, monto(cartera.saldo, true)],
      ['Vencido', monto(cartera.vencido)],
      ['Saldo a favor de quienes pagan, sin aplicar', monto(cartera.a_favor)],
    ],
  ),
];

const arqueosDe = ({ arqueos, sin_contar }: InformeDeMes): BloquePdf[] => [
  ...seccion(
    'Arqueos de caja',
    ['Días', 'Sede', 'Contó', '$Esperado', '$Contado', '$Diferencia'],
    arqueos.map((a) => [
      {
        stack: [
          a.desde === a.hasta
            ? formatearFecha(a.desde)
            : `${formatearFecha(a.desde)} a ${formatearFecha(a.hasta)}`,
          ...enLetraChica(
            a.base > 0 && `Base: ${formatearPesos(a.base)}`,
            a.retirado > 0 && `Consignado o guardado aparte: ${formatearPesos(a.retirado)}`,
            a.nota,
          ),
        ],
      },
      a.sede_nombre ?? 'Todas',
      a.contado_por ?? '',
      monto(debeHaber(a)),
      monto(a.contado),
      monto(a.diferencia),
    ]),
    { vacia: 'No se guardó ningún arqueo de este mes.' },
  ),
  ...(sin_contar.length > 0
    ? [
        nada(
          `Efectivo sin contar: ${sin_contar.map(({ fecha, total }) => `${formatearFecha(fecha)} (${formatearPesos(total)})`).join(', ')}.`,
        ),
      ]
    : []),
];

const recibosDe = ({ recibos: { desde, hasta, cantidad, faltan } }: InformeDeMes): BloquePdf[] => [
  titulo('Recibos expedidos en el mes'),
  desde === null || hasta === null
    ? nada('En este mes no se expidieron recibos.')
    : {
        text:
          faltan.length === 0
            ? `Del ${formatearNumero(desde)} al ${formatearNumero(hasta)}, sin saltos: ${formatearNumero(cantidad)}.`
            : `Del ${formatearNumero(desde)} al ${formatearNumero(hasta)}. Faltan: ${faltan.map(formatearNumero).join(', ')}.`,
        bold: faltan.length > 0,
      },
  // A payment of the 31st written down on the 2nd is money of one month and a receipt of the other.
  nada(
    'El dinero del mes va por la fecha de cada pago: el que se anotó en otro mes tiene su recibo en aquel.',
  ),
];

const cuandoSeCerro = ({ informe, cierre }: PapelInformeDeMes): TextoPdf =>
  cierre
    ? `Cerrado el ${formatearInstante(cierre.cerrado_en)}${cierre.cerrado_por ? ` por ${cierre.cerrado_por}` : ''}`
    : {
        text: `Provisional: como iba el mes el ${formatearInstante(informe.calculado_en)}`,
        bold: true,
      };

/** Everything that the director is told of a month; of one that is open it says that it is provisional. */
export const papelInformeDeMes = (papel: PapelInformeDeMes, logo: LogoDePapel): DefinicionPdf => {
  const { informe, cierre, emisor } = papel;
  const nombre = `Informe de ${mesEnTitulo(informe.periodo).toLowerCase()}`;
  return {
    ...hoja(cierre ? nombre : `${nombre} (provisional)`, emisor, logo),
    pageSize: 'LETTER',
    pageMargins: [40, 40, 40, 48],
    content: [
      membrete(emisor, logo),
      { text: nombre, style: 'titulo' },
      cuandoSeCerro(papel),
      ...cifrasDe(informe),
      ...seccion(
        'Por concepto',
        ['Concepto', ...DE_COBROS.slice(1)],
        informe.conceptos.map((c) => filaDeCobros(ETIQUETA_CONCEPTO[c.concepto], c)),
        { vacia: 'No hay mensualidades de este mes.' },
      ),
      ...seccion(
        'Por sede',
        ['Sede', ...DE_COBROS.slice(1)],
        informe.sedes.map((s) => filaDeCobros(s.nombre ?? 'Sin sede', s)),
        { vacia: 'No hay mensualidades de este mes.' },
      ),
      ...recaudoDe(informe),
      ...ajustesDe(informe),
      ...seccion(
        'Saldo a favor',
        ['Movimiento', '$Cuántos', '$Valor'],
        informe.a_favor.map(({ tipo, cantidad, valor }) => [
          ETIQUETA_MOVIMIENTO[tipo],
          cuenta(cantidad),
          monto(signoDe(tipo) * valor),
        ]),
        { vacia: 'No hubo movimientos de saldo a favor.' },
      ),
      ...seccion(
        'Anuladas y exoneradas',
        ['De quién', 'Concepto', 'Estado', 'Motivo', '$Valor'],
        informe.sin_cobro.map((m) => [
          m.participante_nombre ?? '',
          ETIQUETA_CONCEPTO[m.concepto],
          ETIQUETA_ESTADO_MENSUALIDAD[m.estado],
          m.motivo ?? '',
          monto(m.valor),
        ]),
        { ancha: 3, vacia: 'Ninguna mensualidad de este mes se anuló ni se exoneró.' },
      ),
      ...seccion(
        'Abonos anulados',
        ['Día', 'Recibo', 'De quién', 'Motivo', '$Valor'],
        informe.abonos_anulados.map((a) => [
          formatearFecha(a.fecha),
          a.recibo === null ? '' : formatearNumero(a.recibo),
          a.participante_nombre ?? '',
          a.motivo ?? '',
          monto(a.valor),
        ]),
        { ancha: 3, vacia: 'Ningún abono de este mes se anuló.' },
      ),
      ...carteraDe(informe),
      ...arqueosDe(informe),
      ...recibosDe(informe),
    ],
    paginasNumeradas: true,
    titulosAcompanados: true,
    ...(cierre ? {} : { watermark: { text: 'PROVISIONAL', color: GRIS, opacity: 0.1, bold: true } }),
  };
};
