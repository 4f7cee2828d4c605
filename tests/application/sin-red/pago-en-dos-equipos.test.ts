import { ABONO, de, equipo } from '@tests/apoyo/equipo-con-cola';
import { expect, it } from 'vitest';
import { exigirUnico } from '@/domain/mensualidades/abono-igual';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { conDatos, datosDe } from '@/domain/sin-red/ordenes-sin-red';

/** Somebody else wrote down the same money, and their device sent it before. */
const deOtro = async (): Promise<never> => {
  exigirUnico({ recibo: 41 });
  throw new Error('No hay otro');
};

const ultima = async ({ cola }: ReturnType<typeof equipo>) => {
  const entrada = (await cola.listar()).entradas.at(-1);
  if (!entrada) throw new Error('No hay nada en la cola');
  return entrada;
};

it('un pago pide ser el único, y si hay otro igual espera a que se diga si es el mismo', async () => {
  const e = equipo();
  await e.anotar('abono:7');
  e.mundo.responder = deOtro;
  expect(await e.enviar()).toBe('al día');
  expect(e.mundo.unicas).toEqual([true]);
  expect((await ultima(e)).estado).toMatchObject({
    tipo: 'rechazada',
    rechazo: { campos: { pago_igual: expect.stringContaining('el recibo 41') } },
  });
});

it('dicho que es otro no lo pide más, tampoco si después se rechaza por otra cosa', async () => {
  const e = equipo();
  await e.anotar('abono:7');
  e.mundo.responder = deOtro;
  await e.enviar();
  await e.cola.corregir(await ultima(e), ABONO);
  e.mundo.responder = () => Promise.reject(de(409, 'CONFLICTO'));
  await e.enviar();
  e.mundo.responder = async () => ({});
  await e.cola.reintentar(await ultima(e));
  await e.enviar();
  expect(e.mundo.unicas).toEqual([true, false, false]);
  expect(await e.estados()).toEqual(['lista']);
});

it('ni aunque su formulario lo hubiera pedido', async () => {
  const e = equipo();
  await e.anotar('abono:7');
  e.mundo.responder = deOtro;
  await e.enviar();
  await e.cola.corregir(await ultima(e), conDatos(ABONO, { unico: true }));
  expect(datosDe((await ultima(e)).orden).unico).toBeUndefined();
});

it('lo que salió sin respuesta se pregunta igual que salió', async () => {
  const e = equipo();
  await e.anotar('abono:7');
  e.mundo.responder = () => Promise.reject(errorSinRespuesta('red'));
  await e.enviar();
  e.mundo.responder = async () => ({});
  await e.enviar();
  expect(e.mundo.unicas).toEqual([true, true]);
});

it('el segundo de dos iguales de este equipo no lo pide: ya lo preguntó su formulario', async () => {
  const e = equipo();
  await e.anotar('abono:7');
  await e.anotar('abono:7');
  await e.enviar();
  expect(e.mundo.unicas).toEqual([true, false]);
});

it('uno que no alcanzó a salir, porque la sesión había terminado, lleva lo que corresponde cuando sale', async () => {
  const e = equipo();
  await e.anotar('abono:7');
  e.mundo.responder = () => Promise.reject(de(401));
  expect(await e.enviar()).toBe('entrar');
  const noSalio = await ultima(e);
  expect(noSalio).toMatchObject({ estado: { tipo: 'por enviar' }, lleva: { unico: true } });
  // The person said meanwhile that it is another payment.
  await e.cola.guardar({ ...noSalio, esOtro: true });
  e.mundo.responder = async () => ({});
  await e.enviar();
  expect(e.mundo.unicas).toEqual([true, false]);
  expect(e.mundo.provisionales[1]).toBe(e.mundo.provisionales[0]);
});
