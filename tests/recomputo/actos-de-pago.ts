import { clavePagador } from './actos-a-favor';
import { type CobroConocido, conDeuda, contar, type Mundo, porPagar, recordarCobro } from './mundo';

interface PagoRespondido {
  id: number;
  partes: { mensualidad_id: number; abono_id: number }[];
}

const releer = async (mundo: Mundo, ids: readonly number[]): Promise<void> => {
  for (const id of ids) recordarCobro(mundo, await mundo.oficina.pedir(`GET /mensualidades/${id}`));
};

/** What somebody owes, in any order: the oldest first is only what the screen proposes. */
const repartir = ({ azar }: Mundo, cobros: readonly CobroConocido[]) =>
  cobros.map((cobro) => ({
    mensualidad_id: cobro.id,
    valor: azar.suerte(70) ? porPagar(cobro) : azar.entre(1, porPagar(cobro)),
  }));

/** Several fees of whoever owes more than one, with one receipt; now and then something is left over. */
export const pagarJuntas = async (mundo: Mundo): Promise<void> => {
  const { azar, oficina, libro } = mundo;
  const deudas = conDeuda(mundo);
  const elegido = azar.quiza(
    deudas.filter((uno) =>
      deudas.some((otro) => otro.id !== uno.id && clavePagador(otro) === clavePagador(uno)),
    ),
  );
  if (!elegido) return;
  const clave = clavePagador(elegido);
  const suyas = deudas.filter((cobro) => clavePagador(cobro) === clave);
  const partes = repartir(mundo, azar.algunos(suyas, azar.entre(2, Math.min(5, suyas.length))));
  const excedente = azar.suerte(30) ? azar.entre(1, 90_000) : 0;
  const valor = partes.reduce((suma, parte) => suma + parte.valor, excedente);
  const datos = {
    fecha: oficina.hoy(),
    medio: azar.uno(['EFECTIVO', 'NEQUI', 'BRE_B']),
    referencia: 'JUNTAS',
  };
  const linea = `POST /pagadores/${clave}/pagos`;
  const [primera, ...resto] = partes;
  if (!primera) return;
  const deMas = [{ ...primera, valor: porPagar(elegidaDe(mundo, primera.mensualidad_id)) + 1 }, ...resto];
  await oficina.exigirRechazo(linea, { ...datos, valor: valor + 10_000_000, partes: deMas }, 400);
  await oficina.exigirRechazo(linea, { ...datos, valor: valor - excedente - 1, partes }, 400);
  const pago = (await oficina.pedir(linea, { ...datos, valor, partes })) as unknown as PagoRespondido;
  await releer(
    mundo,
    partes.map(({ mensualidad_id }) => mensualidad_id),
  );
  for (const [n, parte] of partes.entries()) {
    const abono = pago.partes[n]?.abono_id;
    if (abono === undefined) throw new Error(`El pago ${pago.id} no tiene su parte ${n}`);
    libro.set(abono, {
      ...datos,
      mensualidad: parte.mensualidad_id,
      valor: parte.valor,
      excedente: n === partes.length - 1 ? excedente : 0,
      pago_id: pago.id,
      anulado: null,
    });
  }
  contar(mundo, 'pago de varias');
};

const elegidaDe = ({ cobros }: Mundo, id: number): CobroConocido => {
  const cobro = cobros.get(id);
  if (!cobro) throw new Error(`No se conoce la mensualidad ${id}`);
  return cobro;
};

/** All that is left of one of those payments. */
export const anularPago = async (mundo: Mundo): Promise<void> => {
  const { azar, oficina, libro } = mundo;
  const vivos = [...libro.values()].filter(({ pago_id, anulado }) => pago_id !== null && anulado === null);
  const pago = azar.quiza(vivos)?.pago_id;
  if (!pago) return;
  const motivo = 'La transferencia no llegó';
  const anulado = await oficina.intentar(`POST /pagos/${pago}/anular`, { motivo });
  if (!anulado) return contar(mundo, 'pago anulado, negado');
  for (const abono of libro.values())
    if (abono.pago_id === pago && abono.anulado === null) abono.anulado = motivo;
  await releer(
    mundo,
    (anulado as unknown as PagoRespondido).partes.map(({ mensualidad_id }) => mensualidad_id),
  );
  contar(mundo, 'pago anulado');
};
