import { type CobroConocido, conDeuda, contar, type Mundo, porPagar, recordarCobro } from './mundo';

export const clavePagador = ({ id_acudiente, participante_id }: CobroConocido): string =>
  id_acudiente === null ? `participante-${participante_id}` : `acudiente-${id_acudiente}`;

/** More than is owed: what is left over stays in favour of who pays. */
export const pagarDeMas = async (mundo: Mundo): Promise<void> => {
  const { azar, oficina, libro } = mundo;
  const cobro = azar.quiza(conDeuda(mundo));
  if (!cobro) return;
  const [valor, a_favor] = [porPagar(cobro), azar.uno([1, 50_000, azar.entre(1, 900_000)])];
  const datos = { fecha: oficina.hoy(), medio: azar.uno(['EFECTIVO', 'NEQUI']), referencia: 'DE-MAS' };
  const linea = `POST /mensualidades/${cobro.id}/abonos`;
  await oficina.exigirRechazo(linea, { ...datos, valor: valor + a_favor }, 400);
  await oficina.exigirRechazo(linea, { ...datos, valor: valor + a_favor, a_favor: a_favor + 1 }, 400);
  const pagado = await oficina.pedir(linea, { ...datos, valor: valor + a_favor, a_favor });
  const nuevo = recordarCobro(mundo, pagado).abonos.at(-1);
  if (!nuevo) throw new Error(`El abono no quedó en la mensualidad ${cobro.id}`);
  libro.set(nuevo.id, {
    mensualidad: cobro.id,
    ...datos,
    valor,
    excedente: a_favor,
    pago_id: null,
    anulado: null,
  });
  contar(mundo, 'pago de más');
};

const leerSaldo = async ({ oficina }: Mundo, clave: string): Promise<number> => {
  const { saldo } = await oficina.pedir(`GET /pagadores/${clave}/saldo-a-favor`);
  return Number(saldo);
};

/** Somebody who owes and has something in their favour. */
const conSaldo = async (mundo: Mundo, candidatos: readonly CobroConocido[]) => {
  for (const cobro of mundo.azar.algunos(candidatos, candidatos.length)) {
    const clave = clavePagador(cobro);
    const saldo = await leerSaldo(mundo, clave);
    if (saldo > 0) return { cobro, clave, saldo };
  }
  return null;
};

export const aplicarAFavor = async (mundo: Mundo): Promise<void> => {
  const { azar, oficina, libro } = mundo;
  const elegido = await conSaldo(mundo, conDeuda(mundo));
  if (!elegido) return;
  const { cobro, saldo } = elegido;
  const cabe = Math.min(saldo, porPagar(cobro));
  const valor = azar.suerte(70) ? cabe : azar.entre(1, cabe);
  const linea = `POST /mensualidades/${cobro.id}/saldo-a-favor`;
  await oficina.exigirRechazo(linea, { valor: cabe + 1 }, 400);
  const nuevo = recordarCobro(mundo, await oficina.pedir(linea, { valor })).abonos.at(-1);
  if (!nuevo) throw new Error(`El saldo a favor no quedó en la mensualidad ${cobro.id}`);
  libro.set(nuevo.id, {
    mensualidad: cobro.id,
    fecha: oficina.hoy(),
    valor,
    medio: 'SALDO_A_FAVOR',
    referencia: null,
    excedente: 0,
    pago_id: null,
    anulado: null,
  });
  contar(mundo, 'saldo a favor aplicado');
};

export const devolverAFavor = async (mundo: Mundo): Promise<void> => {
  const { azar, oficina } = mundo;
  const elegido = await conSaldo(mundo, [...mundo.cobros.values()]);
  if (!elegido) return;
  const { clave, saldo } = elegido;
  const valor = azar.suerte(50) ? saldo : azar.entre(1, saldo);
  const medio = azar.uno(['EFECTIVO', 'TRANSFERENCIA']);
  const datos = { fecha: oficina.hoy(), medio, referencia: 'DEVOLUCIÓN', motivo: 'La familia lo pidió' };
  await oficina.exigirRechazo(`POST /pagadores/${clave}/devoluciones`, { ...datos, valor: saldo + 1 }, 400);
  await oficina.pedir(`POST /pagadores/${clave}/devoluciones`, { ...datos, valor });
  contar(mundo, 'saldo a favor devuelto');
};

/** Something is given back by mistake, and annulled: the last refund of somebody that stands. Twice, it is refused. */
export const devolverPorError = async (mundo: Mundo): Promise<void> => {
  await devolverAFavor(mundo);
  const { azar, oficina } = mundo;
  for (const cobro of azar.algunos([...mundo.cobros.values()], mundo.cobros.size)) {
    const clave = clavePagador(cobro);
    const { movimientos } = await oficina.pedir(`GET /pagadores/${clave}/saldo-a-favor`);
    const suyos = movimientos as { id: number; tipo: string; fecha: string; devolucion_id: number | null }[];
    const viva = suyos.findLast(
      ({ id, tipo, fecha }) =>
        tipo === 'DEVOLUCION' &&
        fecha.slice(0, 7) === oficina.hoy().slice(0, 7) &&
        suyos.every(({ devolucion_id }) => devolucion_id !== id),
    );
    if (!viva) continue;
    const linea = `POST /pagadores/${clave}/devoluciones/${viva.id}/anular`;
    await oficina.pedir(linea, { motivo: 'El dinero no se entregó' });
    await oficina.exigirRechazo(linea, { motivo: 'El dinero no se entregó' }, 409);
    return contar(mundo, 'devolución anulada');
  }
};
