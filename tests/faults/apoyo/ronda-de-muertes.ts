import { setTimeout as pausa } from 'node:timers/promises';
import { abrirLibro, Cajero, EN_CASA, type LibroDeConfirmaciones } from '@tests/faults/apoyo/cajero';
import type { Ventanilla } from '@tests/faults/apoyo/insistir';
import { llamar } from '@tests/server/apoyo/llamar';

export const CLAVE_ADMIN = 'clave-admin-1';
const CAJEROS = 4;
/** Writes confirmed between two deaths: the moment of the next falls anywhere among them. */
const CONFIRMADAS_MINIMO = 5;
const CONFIRMADAS_MARGEN = 25;

/** The session outlives the server: it is opened once. */
export const abrirVentanilla = async (url: () => Promise<string>): Promise<Ventanilla> => {
  const { cuerpo } = await llamar({ url: await url() }, 'POST /auth-api/auth/login', {
    cuerpo: { email: 'admin@fundacion.example', password: CLAVE_ADMIN },
  });
  return { url, token: (cuerpo.data as { token: string }).token };
};

const poblarCasa = async ({ url, token }: Ventanilla): Promise<void> => {
  for (let n = 1; n <= EN_CASA; n++) {
    const cuerpo = {
      nombre: `En casa ${n}`,
      telefono: '3001234567',
      estado: 'ACTIVO',
      fecha_ingreso: '2000-01-01',
      valor_mensualidad: 850_000,
    };
    const { estado, texto } = await llamar({ url: await url() }, 'POST /dashboard-api/participantes', {
      token,
      cuerpo,
    });
    if (estado !== 201) throw new Error(texto);
  }
};

/**
 * Clients write without rest while `golpear` strikes `vueltas` times, each time some confirmed writes after the last.
 * Answers what they were told once all of them have been answered.
 */
export const rondaDeMuertes = async (
  ventanilla: Ventanilla,
  { vueltas, golpear }: { vueltas: number; golpear: (vuelta: number) => Promise<void> },
): Promise<LibroDeConfirmaciones> => {
  await poblarCasa(ventanilla);
  const libro = abrirLibro();
  let sigue = true;
  const turnos = Array.from({ length: CAJEROS }, (_, n) =>
    new Cajero(n, ventanilla, libro).trabajar(() => sigue),
  );
  const trabajo = Promise.all(turnos).finally(() => {
    sigue = false;
  });
  // Heard at the end, with the rest.
  trabajo.catch(() => {});
  for (let vuelta = 0; vuelta < vueltas && sigue; vuelta++) {
    const meta = libro.confirmadas + CONFIRMADAS_MINIMO + ((vuelta * 7) % CONFIRMADAS_MARGEN);
    while (libro.confirmadas < meta && sigue) await pausa(1);
    // Anywhere within a write, not only between two.
    await pausa((vuelta * 3) % 11);
    await golpear(vuelta);
  }
  sigue = false;
  await trabajo;
  return libro;
};
