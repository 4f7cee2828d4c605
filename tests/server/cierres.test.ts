import { randomUUID } from 'node:crypto';
import { fabricarMensualidad, fabricarParticipante } from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import { MOTORES } from '@tests/server/apoyo/motores';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

describe.each(MOTORES)('cerrar un mes, sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;
  let persona: number;

  const pedir = (linea: string, cuerpo?: object, opciones: { token?: string; clave?: string } = {}) => {
    const [metodo, ruta] = linea.split(' ');
    return llamar(servidor, `${metodo} /dashboard-api${ruta}`, {
      token: opciones.token ?? servidor.tokenAdmin,
      ...(cuerpo ? { cuerpo } : {}),
      ...(opciones.clave ? { cabeceras: { 'idempotency-key': opciones.clave } } : {}),
    });
  };
  const cobrar = (periodo: string, valor: number) =>
    fabricarMensualidad(servidor, persona, { periodo, valor, concepto: 'OTRO' });
  const pagar = (id: number, fecha: string, valor = 10, clave?: string) =>
    pedir(
      `POST /mensualidades/${id}/abonos`,
      { fecha, valor, medio: 'EFECTIVO' },
      { ...(clave && { clave }) },
    );

  beforeAll(async () => {
    base = await abrir();
    servidor = await crearServidorDePrueba({ db: base.db });
    persona = (await fabricarParticipante(servidor)).id;
  });
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });

  it('quien escribe a la vez que se cierra queda dentro del informe, o se le dice que está cerrado', async () => {
    const { id } = await cobrar('2025-01', 1000);
    const escrituras = Array.from({ length: 12 }, () => pagar(id, '2025-01-20'));
    const cierre = pedir('POST /cierres', { periodo: '2025-01' });
    const pagos = [...escrituras, ...Array.from({ length: 12 }, () => pagar(id, '2025-01-21'))];
    const respuestas = await Promise.all(pagos);
    expect((await cierre).estado, (await cierre).texto).toBe(201);
    for (const { estado, cuerpo, texto } of respuestas) {
      expect([201, 409], texto).toContain(estado);
      if (estado === 409)
        expect(cuerpo.error?.campos?.fecha).toMatch(
          /^Enero de 2025 está cerrado: escriba una fecha desde el /,
        );
    }
    const hechos = respuestas.filter(({ estado }) => estado === 201).length;
    const { informe } = (await pedir('GET /cierres/2025-01/informe')).cuerpo as unknown as {
      informe: { cifras: { recaudado: number }; recaudo: { total: number; cantidad: number } };
    };
    expect(informe.cifras.recaudado).toBe(hechos * 10);
    expect(informe.recaudo).toMatchObject({ total: hechos * 10, cantidad: hechos });
  });

  it('lo que se hizo antes de cerrar responde lo mismo después, con su clave', async () => {
    const { id } = await cobrar('2025-02', 1000);
    const [clavePago, claveCobro] = [randomUUID(), randomUUID()];
    const nueva = { participante_id: persona, valor: 7, periodo: '2025-02', concepto: 'INGRESO' };
    const antes = [
      await pagar(id, '2025-02-10', 10, clavePago),
      await pedir('POST /mensualidades', nueva, { clave: claveCobro }),
    ];
    expect((await pedir('POST /cierres', { periodo: '2025-02' })).estado).toBe(201);
    const despues = [
      await pagar(id, '2025-02-10', 10, clavePago),
      await pedir('POST /mensualidades', nueva, { clave: claveCobro }),
    ];
    expect(despues.map(({ texto }) => texto)).toEqual(antes.map(({ texto }) => texto));
    const otra = await pedir('POST /mensualidades', { ...nueva, concepto: 'MENSUALIDAD' });
    expect(otra.estado).toBe(409);
    expect(otra.cuerpo.error?.campos?.periodo).toMatch(/^Febrero de 2025 está cerrado: /);
  });

  it('la base niega cambiar o borrar un cierre y un arqueo', async () => {
    await pedir('POST /arqueos', { desde: '2025-02-01', hasta: '2025-02-28', contado: 10 });
    for (const orden of [
      `update cierres set informe = '{}'`,
      `update cierres set cerrado_por = 'otra persona'`,
      'delete from cierres',
      'update arqueos set contado = 0, diferencia = diferencia - contado',
      'delete from arqueos',
    ])
      await expect(base.ejecutarGuion(orden)).rejects.toThrow();
  });

  it('CONSULTA lleva los informes, y no las demás listas; todo queda en la historia', async () => {
    const token = servidor.tokenConsulta;
    const lineas = () =>
      consultar<{ cambios: { campo: string; despues: unknown }[]; usuario: string }>(
        base.db,
        sql`select cambios, usuario from actividad where accion = 'EXPORTAR' order by id`,
      );
    const archivo = 'recaudo-2025-02.csv';
    const negada = await pedir('POST /actividad/exportaciones', { archivo, filas: 3 }, { token });
    expect([negada.estado, negada.cuerpo.error?.codigo]).toEqual([403, 'PERMISO_DENEGADO']);
    const anotada = { archivo, filas: 3, informe: 'RECAUDO' };
    expect((await pedir('POST /actividad/exportaciones', anotada, { token })).estado).toBe(204);
    const otro = { archivo: 'participantes.csv', filas: 3, informe: 'PARTICIPANTES' };
    expect((await pedir('POST /actividad/exportaciones', otro, { token })).estado).toBe(400);
    const pdf = await fetch(`${servidor.url}/dashboard-api/cierres/2025-02/informe.pdf`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const dichas = (await lineas()).map(({ cambios, usuario }) => [
      usuario,
      cambios.find(({ campo }) => campo === 'archivo')?.despues,
    ]);
    expect(dichas).toEqual([
      ['consulta@fundacion.example', archivo],
      ['consulta@fundacion.example', 'informe-2025-02.pdf'],
    ]);
  });
});
