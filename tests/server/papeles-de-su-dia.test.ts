import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { fabricarMensualidad, fabricarParticipante } from '@tests/server/apoyo/fabricar';
import { leerPdf } from '@tests/server/apoyo/leer-pdf';
import { llamar } from '@tests/server/apoyo/llamar';
import { ADMIN, crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

/** Printed again at each step, a receipt says what it said on its day. */
describe('los papeles dicen la verdad de su día', () => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;
  let participante: number;
  let mensualidad: number;
  let recibo: string;
  let original: string;

  const pedir = async (linea: string, cuerpo?: object) => {
    const [metodo, ruta] = linea.split(' ');
    const respuesta = await llamar(servidor, `${metodo} /dashboard-api${ruta}`, {
      token: servidor.tokenAdmin,
      ...(cuerpo ? { cuerpo } : {}),
    });
    expect(respuesta.estado).toBeLessThan(300);
    return respuesta.cuerpo;
  };
  const papel = async (ruta: string) => {
    const respuesta = await fetch(`${servidor.url}/dashboard-api${ruta}`, {
      headers: { authorization: `Bearer ${servidor.tokenAdmin}` },
    });
    return leerPdf(await respuesta.arrayBuffer());
  };
  const abonar = async (valor: number): Promise<number> => {
    const { abonos } = await pedir(`POST /mensualidades/${mensualidad}/abonos`, {
      ...{ fecha: '2026-11-10', valor, medio: 'EFECTIVO' },
    });
    return (abonos as { id: number }[]).at(-1)?.id ?? 0;
  };
  const cuenta = (area: string, numero: string) => ({
    ...{ grupo: 'DESTINOS', area, banco: 'Banco de prueba', tipo: 'Ahorros', numero },
  });

  beforeAll(async () => {
    base = await abrirPGliteDePrueba();
    servidor = await crearServidorDePrueba({ db: base.db });
    await pedir('PUT /configuracion', {
      nombre: 'Casa de la Montaña',
      municipio: 'Bello',
      telefono: '3001234567',
      cuentas: [cuenta('Ingresos Bello', '111-11')],
    });
    participante = (await fabricarParticipante(servidor, { nombre: 'Ana Ríos Muñoz' })).id;
    mensualidad = (
      await fabricarMensualidad(servidor, participante, { periodo: '2026-11', descuento: 50_000 })
    ).id;
    const abono = await abonar(300_000);
    recibo = `/mensualidades/${mensualidad}/abonos/${abono}/recibo.pdf`;
    original = await papel(recibo);
  });
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });

  it('el primer día', () => {
    for (const parte of [
      'Casa de la Montaña',
      'Bello · 300 123 4567',
      'Ana Ríos Muñoz',
      'Saldo de noviembre de 2026 después de este pago: $ 500.000',
      'Firma de quien recibe por Casa de la Montaña',
      'Ingresos Bello: Banco de prueba, Ahorros, N.º 111-11',
    ])
      expect(original).toContain(parte);
    expect(original).not.toContain('Saldo por pagar');
  });

  it('después de otro pago, de otro nombre y de otra fundación dice lo mismo; las cuentas son las de hoy', async () => {
    await abonar(100_000);
    expect(await papel(recibo)).toBe(original);
    await pedir(`PUT /participantes/${participante}`, { nombre: 'Ana María Ríos' });
    await pedir('PUT /configuracion', { nombre: 'Otra Casa', municipio: 'Apartadó' });
    expect(await papel(recibo)).toBe(original);
    await pedir('PUT /configuracion', {
      cuentas: [cuenta('Ingresos Apartadó', '222-22')],
      contrasena_propia: ADMIN.password,
    });
    const reimpreso = await papel(recibo);
    expect(reimpreso).toContain('Casa de la Montaña');
    expect(reimpreso).toContain('222-22');
    expect(reimpreso).not.toContain('111-11');
  });

  it('los que siguen dicen lo de su día', async () => {
    const texto = await papel(`/mensualidades/${mensualidad}/abonos/${await abonar(50_000)}/recibo.pdf`);
    for (const parte of ['Otra Casa', 'Apartadó', 'Ana María Ríos', 'después de este pago: $ 350.000'])
      expect(texto).toContain(parte);
  });

  it('anulado lo dice, con la fecha y el motivo, y lo demás queda', async () => {
    await pedir(`POST ${recibo.replace('/recibo.pdf', '/anular')}`, { motivo: 'Pagó otra persona' });
    const texto = await papel(recibo);
    expect(texto).toMatch(/ANULADO.*Anulado el \S{3} \d+ \w{3} \d{4}, .*Motivo: Pagó otra persona/);
    for (const parte of ['Casa de la Montaña', 'Ana Ríos Muñoz', 'después de este pago: $ 500.000'])
      expect(texto).toContain(parte);
  });

  it('el estado de cuenta suma lo que muestra, con el descuento y los motivos, y dice dónde pagar', async () => {
    const exonerada = await fabricarMensualidad(servidor, participante, {
      periodo: '2026-09',
      valor: 450_000,
    });
    await pedir(`PUT /mensualidades/${exonerada.id}`, {
      estado: 'EXONERADA',
      motivo_anulacion: 'No puede pagar',
    });
    const anulada = await fabricarMensualidad(servidor, participante, { periodo: '2026-10', valor: 450_000 });
    await pedir(`PUT /mensualidades/${anulada.id}`, { estado: 'ANULADA', motivo_anulacion: 'Se repitió' });
    const texto = await papel(`/participantes/${participante}/estado-de-cuenta.pdf`);
    for (const parte of [
      'Otra Casa',
      'Apartadó · 300 123 4567',
      'Exonerada, era de $ 450.000: No puede pagar',
      'Anulada, era de $ 450.000: Se repitió',
      'Valor $ 850.000, descuento $ 50.000',
      'Total $ 800.000 $ 150.000 $ 650.000',
      'Saldo por pagar: $ 650.000',
      'Ingresos Apartadó: Banco de prueba, Ahorros, N.º 222-22',
    ])
      expect(texto).toContain(parte);
  });
});
