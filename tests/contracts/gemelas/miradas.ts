import { masMeses, mesDe, ultimoDia } from '@tests/recomputo/calendario';
import type { CriteriosAbonos } from '@/domain/mensualidades/criterios-abonos';
import type { CriteriosCartera } from '@/domain/mensualidades/criterios-cartera';
import type { CriteriosMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import type { Gemelas } from './gemelas';

const TODAS = { pagina: 1, limite: 100 };

const listas = async ({ mirar, hoy }: Gemelas): Promise<void> => {
  const criterios: readonly Omit<CriteriosMensualidades, 'pagina' | 'limite'>[] = [
    { estado: 'PAGADA' },
    { estado: 'EXONERADA' },
    { vencidas: true },
    { cobro: 'POR_COBRAR' },
    { cobro: 'CON_PAGOS' },
    { cobro: 'FACTURADO' },
    { sede_id: 1 },
    { sede_id: 2, orden: '-valor' },
    { orden: 'estado' },
    { orden: 'fecha_vencimiento' },
    { periodo: mesDe(hoy()) },
  ];
  for (const criterio of criterios)
    await mirar(`mensualidades ${JSON.stringify(criterio)}`, (lee) =>
      lee.mensualidades.buscar({ ...TODAS, ...criterio }),
    );
  const deCartera: readonly Partial<CriteriosCartera>[] = [
    {},
    { edad: 'DE_1_A_30' },
    { orden: '-saldo' },
    { orden: 'dias_mora' },
  ];
  for (const criterio of deCartera)
    await mirar(`cartera ${JSON.stringify(criterio)}`, (lee) =>
      lee.finanzas.cartera({ ...TODAS, ...criterio }),
    );
};

const recibos = async ({ mirar, cobros, hoy }: Gemelas): Promise<void> => {
  const filtros: readonly Omit<CriteriosAbonos, 'pagina' | 'limite'>[] = [
    {},
    { anulados: true },
    { solo_anulados: true },
    { medio: 'EFECTIVO', anulados: true },
    { medio: 'SALDO_A_FAVOR' },
    { desde: `${mesDe(hoy())}-01`, hasta: hoy() },
    { pagador: 'participante-1' },
    { sede_id: 1, anulados: true },
  ];
  for (const filtro of filtros) {
    await mirar(`abonos ${JSON.stringify(filtro)}`, (lee) => lee.abonos.buscar({ ...TODAS, ...filtro }));
    await mirar(`suma ${JSON.stringify(filtro)}`, (lee) => lee.abonos.sumar(filtro));
  }
  await mirar('numeración', (lee) => lee.abonos.numeracion());
  await mirar('registradores', (lee) => lee.abonos.registradores());
  for (const [n, { abonos }] of [...cobros().entries()].slice(-6))
    for (const k of abonos.keys())
      await mirar(`recibo ${k} de la mensualidad ${n}`, async (lee, suyos) => {
        const [cobro, abono] = [suyos[n], suyos[n]?.abonos[k]];
        return cobro && abono && lee.abonos.recibo(cobro.id, abono.id);
      });
};

const meses = async ({ mirar, cobros, hoy }: Gemelas): Promise<void> => {
  for (const periodo of new Set(cobros().flatMap((cobro) => cobro.periodo ?? []))) {
    await mirar(`resumen de ${periodo}`, (lee) => lee.cierres.resumen(periodo));
    await mirar(`informe de ${periodo}`, (lee) => lee.cierres.informe(periodo));
  }
  for (let periodo = '2024-12'; periodo <= mesDe(hoy()); periodo = masMeses(periodo, 1)) {
    const rango = { desde: `${periodo}-01`, hasta: ultimoDia(periodo) };
    await mirar(`recaudo de ${periodo}`, (lee) => lee.finanzas.recaudo(rango));
    await mirar(`recaudo de ${periodo} en una sede`, (lee) => lee.finanzas.recaudo({ ...rango, sede_id: 1 }));
  }
  const rango = { desde: '2025-01-01', hasta: hoy() };
  await mirar('cierres', (lee) => lee.cierres.listar());
  await mirar('arqueos', (lee) => lee.arqueos.deCaja(rango));
  await mirar('arqueos de una sede', (lee) => lee.arqueos.deCaja({ ...rango, sede_id: 1 }));
};

const pagadores = async ({ mirar, personas }: Gemelas): Promise<void> => {
  for (const { id, acudientes } of personas) {
    await mirar(`estado de cuenta de ${id}`, (lee) => lee.finanzas.estadoDeCuenta(id));
    for (const clave of [`participante-${id}`, ...acudientes.map((quien) => `acudiente-${quien}`)]) {
      await mirar(`estado de ${clave}`, (lee) => lee.finanzas.estadoDePagador(clave));
      await mirar(`a favor de ${clave}`, (lee) => lee.saldosAFavor.obtener(clave));
    }
  }
};

/** Everything that the panel says of money. */
export const mirarTodo = async (gemelas: Gemelas): Promise<void> => {
  const { mirar } = gemelas;
  await mirar('cifras del tablero', (lee) => lee.tablero.estadisticas());
  await mirar('resumen del tablero', (lee) => lee.tablero.resumen());
  await mirar('tendencia', (lee) => lee.finanzas.tendencia());
  await mirar('recordatorios', (lee) => lee.cobranza.recordatorios());
  await listas(gemelas);
  await recibos(gemelas);
  await meses(gemelas);
  await pagadores(gemelas);
};
