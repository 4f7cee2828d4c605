import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { enumerar } from '@/domain/shared/enumerar';
import { entero, leidoCon, listaLeida } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/**
 * What the people of the examples pay has numbers of its own, so that the foundation's go on from 1 without gaps when they
 * are taken away.
 */
export const RECIBOS_DE_EJEMPLO = 900_000_000;

export const esReciboDeEjemplo = (recibo: number | null): boolean => (recibo ?? 0) > RECIBOS_DE_EJEMPLO;

const numero = () => entero(1, Number.MAX_SAFE_INTEGER);

/** Receipts that follow one another and are not there. */
const esquemaHueco = z.object({ desde: numero(), hasta: numero() });
export type Hueco = z.output<typeof esquemaHueco>;

/** Whether every receipt that was given is there. Several abonos may share one: numbers count, and not abonos. */
export const esquemaNumeracion = z.object({
  /** The last number given; 0 while there is none. */
  hasta: leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0),
  /** How many are not there. */
  faltan: leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0),
  /** Which ones, from the first; of very many, the first {@link HUECOS_DICHOS}. */
  huecos: listaLeida(esquemaHueco),
});
export type Numeracion = z.output<typeof esquemaNumeracion>;

export const HUECOS_DICHOS = 20;

/** `dados` is the last number given, even when its receipt is not there any more. Those of examples do not count. */
export const numeracionDe = (recibos: readonly (number | null)[], dados = 0): Numeracion => {
  const reales = recibos.filter((recibo) => !esReciboDeEjemplo(recibo));
  const hay = [...new Set(reales.flatMap((recibo) => recibo ?? []))].sort((a, b) => a - b);
  const hasta = Math.max(dados, hay.at(-1) ?? 0);
  const huecos = [...hay, hasta + 1].flatMap((siguiente, i): Hueco[] => {
    const anterior = hay[i - 1] ?? 0;
    return siguiente - anterior > 1 ? [{ desde: anterior + 1, hasta: siguiente - 1 }] : [];
  });
  return { hasta, faltan: hasta - hay.length, huecos: huecos.slice(0, HUECOS_DICHOS) };
};

const huecoEnPalabras = ({ desde, hasta }: Hueco): string =>
  desde === hasta ? `${desde}` : `${desde} a ${hasta}`;

/** `Faltan 3 recibos: 12 y 45 a 46`; `null` when none is missing. */
export const huecosEnPalabras = ({ faltan, huecos }: Numeracion): string | null => {
  if (faltan === 0) return null;
  const cuantos = faltan === 1 ? 'Falta 1 recibo' : `Faltan ${formatearNumero(faltan)} recibos`;
  const dichos = huecos.reduce((suma, { desde, hasta }) => suma + hasta - desde + 1, 0);
  const cuales = huecos.map(huecoEnPalabras);
  return `${cuantos}: ${enumerar(dichos < faltan ? [...cuales, 'otros'] : cuales, Number.POSITIVE_INFINITY)}`;
};

/** `Recibos del 1 al 173, sin huecos`; `null` while there is none. */
export const numeracionEnPalabras = (numeracion: Numeracion): string | null => {
  const { hasta } = numeracion;
  if (hasta === 0) return null;
  return (
    huecosEnPalabras(numeracion) ??
    (hasta === 1 ? 'Recibo 1, sin huecos' : `Recibos del 1 al ${hasta}, sin huecos`)
  );
};
