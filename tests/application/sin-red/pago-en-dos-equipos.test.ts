import { ABONO, de, equipo } from '@tests/apoyo/equipo-con-cola';
import { unAbono } from '@tests/builders/un-abono';
import { expect, it } from 'vitest';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';

/** The same money, written down by somebody else on another device. */
const DE_OTRO = unAbono({ id: 9, fecha: '2026-11-21', valor: 300_000, recibo: 41 });

const unico = async ({ cola }: ReturnType<typeof equipo>) => {
  const [entrada] = (await cola.listar()).entradas;
  if (!entrada) throw new Error('No hay nada en la cola');
  return entrada;
};

it('un pago que otra persona ya registró no se envía: espera a que se diga si es el mismo', async () => {
  const e = equipo();
  await e.anotar('abono:7');
  e.mundo.abonos = [DE_OTRO];
  expect(await e.enviar()).toBe('al día');
  expect(e.mundo.pedidas).toEqual([]);
  expect((await unico(e)).estado).toMatchObject({
    tipo: 'rechazada',
    rechazo: { codigo: 'PAGO_IGUAL', mensaje: expect.stringContaining('el recibo 41') },
    enDuda: null,
  });
});

it('dicho que es otro se envía, una vez y sin preguntar más', async () => {
  const e = equipo();
  await e.anotar('abono:7');
  e.mundo.abonos = [DE_OTRO];
  await e.enviar();
  const entrada = await unico(e);
  await e.cola.corregir(entrada, entrada.orden);
  expect(await e.enviar()).toBe('al día');
  expect(await e.estados()).toEqual(['lista']);
  expect(e.mundo.pedidas).toHaveLength(1);
});

it('dicho que es otro, y rechazado después por otra cosa, no se pregunta de nuevo', async () => {
  const e = equipo();
  await e.anotar('abono:7');
  e.mundo.abonos = [DE_OTRO];
  await e.enviar();
  await e.cola.corregir(await unico(e), ABONO);
  e.mundo.responder = () => Promise.reject(de(409));
  await e.enviar();
  e.mundo.responder = async () => ({});
  await e.cola.reintentar(await unico(e));
  await e.enviar();
  expect(await e.estados()).toEqual(['lista']);
});

it('lo que ya había salido no se mira: sería él mismo', async () => {
  const e = equipo();
  await e.anotar('abono:7');
  e.mundo.responder = () => Promise.reject(errorSinRespuesta('red'));
  await e.enviar();
  e.mundo.abonos = [DE_OTRO];
  e.mundo.responder = async () => ({});
  expect(await e.enviar()).toBe('al día');
  expect(await e.estados()).toEqual(['lista']);
});

it('el que salió de este mismo equipo no cuenta: al escribir el segundo ya se preguntó', async () => {
  const e = equipo();
  await e.anotar('abono:7');
  e.mundo.responder = async () => ({ id: 7, abonos: [DE_OTRO] });
  await e.enviar();
  e.mundo.abonos = [DE_OTRO];
  await e.anotar('abono:7');
  await e.enviar();
  expect(await e.estados()).toEqual(['lista', 'lista']);
});

it('si nadie dice qué hay pagado, no sale; si se niega, lo dice el envío', async () => {
  const e = equipo();
  await e.anotar('abono:7');
  const enviarSin = (error: Error) => ({ ...e.deps, abonosDe: () => Promise.reject(error) });
  const { enviarCola } = await import('@/application/sin-red/enviar-cola');
  const con = (error: Error) =>
    enviarCola({ ...enviarSin(error), cola: e.cola, alLlegar: () => undefined })();
  expect(await con(errorSinRespuesta('red'))).toBe('parada');
  expect(await e.estados()).toEqual(['por enviar']);
  expect(await con(de(403))).toBe('al día');
  expect(await e.estados()).toEqual(['lista']);
});
