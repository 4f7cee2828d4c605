import { masDias, masMeses } from '@tests/recomputo/calendario';
import { abrirOficina } from '@tests/recomputo/oficina';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { expect, it } from 'vitest';
import { abrirSedes, hacerCosas, recibir } from './gemelas/actos';
import { abrirGemelas, type Gemelas } from './gemelas/gemelas';
import { mirarTodo } from './gemelas/miradas';

const LA_DE_SIEMPRE = 8;
/** Without these the comparison would look at an office where little happens. */
const SE_HIZO = [
  'abonar',
  'abonar, negado',
  'pagar varias',
  'anular abono',
  'anular pago',
  'aplicar a favor',
  'devolver',
  'ajustar',
  'cobrar',
  'cobrar, negado',
  'reabrir un mes',
  'generar, eligiendo',
];
const PEDIDAS = process.env.GEMELAS_SEMILLAS;
const SEMILLAS = (PEDIDAS ?? String(LA_DE_SIEMPRE)).split(' ').map(Number);
/** Whoever asks for other seeds has time. */
const COSAS_POR_JORNADA = PEDIDAS ? 14 : 12;
const MESES = PEDIDAS ? 4 : 3;
const PRIMER_DIA = '2025-01-01';

/** The month before is closed and, half of the times, opened again to correct something. */
const cerrarElAnterior = async (gemelas: Gemelas, periodo: string): Promise<void> => {
  const cerrar = () => gemelas.hacer('cerrar un mes', (actos) => actos.cerrarMes({ periodo }));
  await cerrar();
  if (gemelas.azar.suerte(50)) return;
  await gemelas.hacer('reabrir un mes', (actos) => actos.reabrirMes(periodo, { motivo: 'Faltó' }));
  await hacerCosas(gemelas, 6);
  await cerrar();
};

/** Those who came last have to be decided about. */
const generarConElecciones = async (gemelas: Gemelas, periodo: string): Promise<void> => {
  const elecciones = gemelas.personas
    .slice(-2)
    .map(({ id }) => ({ participante_id: id, cobro: gemelas.azar.uno(['POR_DIAS', 'NINGUNO']) }));
  await gemelas.hacer('generar, eligiendo', (actos) => actos.generar({ periodo, elecciones }));
};

const vivirMes = async (gemelas: Gemelas, periodo: string): Promise<void> => {
  const { azar, irA, hacer, hoy } = gemelas;
  await irA(`${periodo}-01`, '10:00');
  await hacer('generar, simulando', (actos) => actos.generar({ periodo, simular: true }));
  await hacer('generar', (actos) => actos.generar({ periodo }));
  for (const dia of ['04', '11', '19', '27']) {
    // The first and the last of these hours are already another day somewhere.
    await irA(`${periodo}-${dia}`, azar.uno(['00:10', '10:00', '23:50']));
    if (dia === '04') await cerrarElAnterior(gemelas, masMeses(periodo, -1));
    if (dia === '11') await recibir(gemelas, hoy());
    if (dia === '19') await generarConElecciones(gemelas, periodo);
    await hacerCosas(gemelas, COSAS_POR_JORNADA);
    if (PEDIDAS || dia === '27') await mirarTodo(gemelas);
  }
};

it.each(SEMILLAS)(
  'La demostración y el servidor responden lo mismo a quien lleva las cuentas (semilla %i)',
  async (semilla) => {
    const oficina = await abrirOficina({ nombre: 'PGlite', abrir: abrirPGliteDePrueba }, PRIMER_DIA);
    try {
      const gemelas = abrirGemelas(oficina, semilla);
      await gemelas.irA(PRIMER_DIA, '10:00');
      await abrirSedes(gemelas);
      for (let k = 0; k < 9; k++) await recibir(gemelas, masDias(PRIMER_DIA, -gemelas.azar.entre(0, 60)));
      for (let n = 0; n < MESES; n++) await vivirMes(gemelas, masMeses('2025-01', n));
      expect(gemelas.diferencias).toEqual([]);
      if (semilla === LA_DE_SIEMPRE) expect(SE_HIZO.filter((que) => !gemelas.hechos.has(que))).toEqual([]);
    } finally {
      await oficina.cerrar();
    }
  },
  PEDIDAS ? 600_000 : 120_000,
);
