import type { RegistroHallado } from '@/domain/revision/hallazgo';
import type { RegistrosPorRevisar } from '@/domain/revision/registros-por-revisar';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { esValorSospechoso } from '@/domain/shared/dinero/valor-sospechoso';

const esPequeno = (valor: number | null): valor is number => valor !== null && esValorSospechoso(valor);

export interface ValorPequeno {
  registro: RegistroHallado;
  /** Which amount of the record, and the amount: another one is another finding. */
  cual: string;
}

const deCobros = ({ cobros }: RegistrosPorRevisar): ValorPequeno[] =>
  cobros.flatMap(({ id, que, nombre, valor, descuento, abonos }) => {
    const decir = (cual: string, detalle: string): ValorPequeno => ({
      registro: { entidad: 'mensualidad', id, nombre, detalle: `${que}: ${detalle}` },
      cual,
    });
    const abonado = abonos
      .filter((abono) => esPequeno(abono.valor))
      .map((abono) =>
        decir(
          `abono-${abono.id}-${abono.valor}`,
          `abono de ${formatearPesos(abono.valor)}${abono.recibo === null ? '' : `, recibo ${abono.recibo}`}`,
        ),
      );
    return [
      ...(esPequeno(valor) ? [decir(`valor-${valor}`, formatearPesos(valor))] : []),
      ...(esPequeno(descuento)
        ? [decir(`descuento-${descuento}`, `descuento de ${formatearPesos(descuento)}`)]
        : []),
      ...abonado,
    ];
  });

/** What the fees of the coming months will be made from. */
const deAcuerdos = ({ participantes, ajustes }: RegistrosPorRevisar): ValorPequeno[] => {
  const acordados = participantes
    .filter(({ archivada }) => !archivada)
    .flatMap(({ id, nombre, valor_mensualidad: valor }) =>
      esPequeno(valor) ? [{ entidad: 'participante' as const, id, nombre, valor }] : [],
    );
  const { valor_mensualidad: valor } = ajustes;
  const todos = esPequeno(valor)
    ? [...acordados, { entidad: 'configuracion' as const, id: 1, nombre: 'Cobro por defecto', valor }]
    : acordados;
  return todos.map(({ valor: acordado, ...registro }) => ({
    registro: { ...registro, detalle: `Valor de la mensualidad: ${formatearPesos(acordado)}` },
    cual: `acuerdo-${acordado}`,
  }));
};

export const valoresPequenos = (registros: RegistrosPorRevisar): ValorPequeno[] => [
  ...deAcuerdos(registros),
  ...deCobros(registros),
];
