import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { abrirMetricas } from '@/server/metricas/abrir-metricas';
import { medirSolicitudes } from '@/server/metricas/medir-solicitudes';

const CORTES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, Number.POSITIVE_INFINITY];

const sinServicios = {
  turnosDeContrasena: () => ({ ocupados: 0, enEspera: 0 }),
  comprobarSalud: async () => ({ database: { ok: false }, storage: { ok: true } }),
} as unknown as ServiciosServidor;

it('cada solicitud se cuenta desde el corte de tiempo que le toca', async () => {
  const { medidor, direccion, cerrar } = await abrirMetricas(
    { puerto: 0, anfitrion: '127.0.0.1' },
    sinServicios,
  );
  onTestFinished(cerrar);
  medidor.anotar({ ruta: '/a', metodo: 'GET', estado: 200, segundos: 0.2 });
  const texto = await (await fetch(`http://127.0.0.1:${direccion.port}/metrics`)).text();
  const contadas = [...texto.matchAll(/request_duration_seconds_bucket\{le="([^"]+)".*\} (\d+)/g)];
  expect(contadas.map(([, corte, cuantas]) => [Number(corte?.replace('+Inf', 'Infinity')), cuantas])).toEqual(
    CORTES.map((corte) => [corte, corte >= 0.2 ? '1' : '0']),
  );
});

it('lo que el servidor cuenta en milésimas se anota en segundos', async () => {
  const [app, anotar] = [Fastify(), vi.fn()];
  medirSolicitudes(app, { anotar, entrar: () => undefined, salir: () => undefined });
  app.addHook('onRequest', async (_peticion, respuesta) => {
    Object.defineProperty(respuesta, 'elapsedTime', { value: 2_500 });
  });
  app.get('/lenta', async () => 'listo');
  await app.inject('/lenta');
  expect(anotar).toHaveBeenCalledWith({ ruta: '/lenta', metodo: 'GET', estado: 200, segundos: 2.5 });
});
