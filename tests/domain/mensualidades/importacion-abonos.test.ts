import { COBROS, GENTE, leerAbono, leerSede, PAGO } from '@tests/builders/un-pago-de-archivo';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidirAbonos } from '@/domain/mensualidades/abonos-de-archivo';
import { advertenciasAbono, crearLectorDeAbonos, pagoDe } from '@/domain/mensualidades/importacion-abonos';
import { leerMedioEscrito } from '@/domain/mensualidades/leer-medio';
import { esquemaAbono } from '@/domain/mensualidades/mensualidad';
import { saldoDe } from '@/domain/mensualidades/saldo';
import type { CeldasDeFila } from '@/domain/shared/importacion/columna';

const HOY = '2026-11-24';
describe('los abonos de un archivo', () => {
  it('van a la mensualidad del mes que dice la fila', () => {
    expect(leerAbono(PAGO)).toEqual({
      rechazos: {},
      entrada: {
        participante_id: 1,
        periodo: '2026-11',
        fecha: '2026-11-08',
        valor: 400_000,
        medio: 'EFECTIVO',
        mensualidad_id: 5,
      },
    });
    expect(leerAbono({ ...PAGO, periodo: '10/2026' }).rechazos).toEqual({
      periodo: 'No tiene mensualidad de octubre de 2026: créela primero',
    });
    expect(leerAbono({}).rechazos).toMatchObject({
      participante_id: 'Escriba el documento o el nombre',
      periodo: 'Escriba el mes que se paga, por ejemplo 11/2026',
      fecha: 'Este campo es obligatorio',
      valor: 'Este campo es obligatorio',
      medio: 'Este campo es obligatorio',
    });
  });

  it('nunca van a una mensualidad anulada', () => {
    const anulada = { ...unaMensualidad().almacenada(5), estado: 'ANULADA' as const };
    const leer = crearLectorDeAbonos({ participantes: GENTE, mensualidades: [anulada], leerSede });
    expect(leer(PAGO).rechazos).toEqual({
      periodo: 'No tiene mensualidad de noviembre de 2026: créela primero',
    });
  });

  it('de una hoja que dice quién pagó no se registra lo que no se ha pagado', () => {
    const pagado = 'No dice que se haya pagado: escriba Sí, o deje la fila por fuera';
    expect(leerAbono({ ...PAGO, pagado: 'Sí' })).toEqual(leerAbono(PAGO));
    expect(leerAbono({ ...PAGO, pagado: 'No' }).rechazos).toEqual({ pagado });
    expect(leerAbono({ ...PAGO, pagado: '' }).rechazos).toEqual({ pagado });
    expect(leerAbono({ ...PAGO, pagado: 'la otra semana' }).rechazos).toHaveProperty('pagado');
    // Beside the amount of the payment, another amount.
    expect(leerAbono({ ...PAGO, pagado: '1.250.000' })).toEqual(leerAbono(PAGO));
  });

  it('un recibo anulado no se recibe otra vez', () => {
    const estado = 'Se anuló y no cuenta: deje la fila por fuera, o borre esta palabra si no fue así';
    expect(leerAbono({ ...PAGO, estado: 'Anulado' }).rechazos).toEqual({ estado });
    expect(leerAbono({ ...PAGO, estado: 'Vigente' })).toEqual(leerAbono(PAGO));
  });

  it('la sede que recibió se escribe por su nombre, y puede faltar', () => {
    expect(leerAbono({ ...PAGO, sede_id: 'casa apartado' })).toMatchObject({
      rechazos: {},
      entrada: { sede_id: 2 },
    });
    expect(pagoDe(leerAbono({ ...PAGO, sede_id: 'Casa Apartadó' }).entrada)).toMatchObject({ sede_id: 2 });
    expect(leerAbono({ ...PAGO, sede_id: '' })).toEqual(leerAbono(PAGO));
    expect(pagoDe(leerAbono(PAGO).entrada)).not.toHaveProperty('sede_id');
    const otra = leerAbono({ ...PAGO, sede_id: 'Casa Quibdó' });
    expect(otra.rechazos.sede_id).toMatch(/^No se reconoce/);
    expect(decidirAbonos([otra], COBROS, HOY)).toMatchObject([{ resultado: 'RECHAZADA' }]);
  });

  it('donde falta el documento vale el nombre', () => {
    const { participante_id: _, ...pago } = PAGO;
    expect(leerAbono({ ...pago, nombre_participante: 'ana rios' })).toMatchObject({
      rechazos: {},
      entrada: { participante_id: 1, mensualidad_id: 5 },
    });
    expect(leerAbono({ ...pago, nombre_participante: 'Nadie Aquí' }).rechazos).toEqual({
      nombre_participante:
        'No hay nadie con ese nombre completo; escriba su documento o su nombre como está en Participantes',
    });
  });

  it('cada uno cuenta con los de antes: nadie paga más de lo que debe', () => {
    const filas = [
      PAGO,
      { ...PAGO, valor: '500.000' },
      { ...PAGO, valor: '450.000', fecha: '9/11/26' },
      { ...PAGO, valor: '1.000', fecha: '10/11/26' },
      { ...PAGO, participante_id: 'Luis Gil', valor: '100.000', medio: 'transf' },
      { ...PAGO, participante_id: 'Luis Gil', valor: '100.000', fecha: '30/11/26' },
    ].map((celdas) => leerAbono(celdas));
    const decididas = decidirAbonos(filas, COBROS, HOY);
    expect(decididas.map(({ resultado }) => resultado)).toEqual([
      'CREADA',
      'RECHAZADA',
      'CREADA',
      'RECHAZADA',
      'RECHAZADA',
      'RECHAZADA',
    ]);
    expect(decididas[1]?.campos.valor).toMatch(/^El abono no puede superar el saldo de .*450\.000$/);
    expect(decididas[3]?.campos).toEqual({ valor: 'Esta mensualidad no tiene saldo por pagar' });
    expect(decididas[4]?.campos).toEqual({ referencia: 'Escriba la referencia del pago' });
    expect(decididas[5]?.campos).toEqual({ fecha: 'La fecha del abono no puede ser futura' });
  });

  it('todo lo que una fila tiene mal se dice de una vez', () => {
    const campos = (celdas: CeldasDeFila) =>
      decidirAbonos([leerAbono({ ...PAGO, ...celdas })], COBROS, HOY)[0]?.campos;
    const futura = 'La fecha del abono no puede ser futura';
    const referencia = 'Escriba la referencia del pago';
    expect(campos({ fecha: '8/12/26', medio: 'Nequi', periodo: 'enero', valor: '' })).toEqual({
      fecha: futura,
      periodo: 'Escriba el mes y el año, por ejemplo 11/2026',
      referencia,
      valor: 'Este campo es obligatorio',
    });
    expect(campos({ fecha: '8/13/26', medio: 'Nequi', valor: '9.000.000' })).toEqual({
      fecha: expect.stringMatching(/día primero/),
      referencia,
      valor: expect.stringMatching(/^El abono no puede superar el saldo/),
      a_favor: expect.stringMatching(
        /^Si .*8\.150\.000 que sobran quedan a favor de quien paga, escríbalos aquí$/,
      ),
    });
    // Nobody knows yet whether it needs one.
    expect(campos({ fecha: '8/12/26', medio: 'banco' })).toEqual({
      fecha: futura,
      medio: expect.stringMatching(/^No se reconoce/),
    });
  });

  it('de un cobro sin saldo se dice también lo demás', () => {
    const pagada = { ...unaMensualidad().almacenada(5), estado: 'PAGADA' as const, descuento: 850_000 };
    const leer = crearLectorDeAbonos({ participantes: GENTE, mensualidades: [pagada], leerSede });
    expect(decidirAbonos([leer({ ...PAGO, medio: 'Nequi' })], [pagada], HOY)[0]?.campos).toEqual({
      referencia: 'Escriba la referencia del pago',
      valor: 'Esta mensualidad no tiene saldo por pagar',
    });
  });

  it('el que ya está no se registra otra vez; con otra referencia es otro pago', () => {
    const abono = esquemaAbono.parse({
      id: 77,
      fecha: '2026-11-08',
      valor: 400_000,
      medio: 'NEQUI',
      referencia: 'N-1',
    });
    const guardada = { ...unaMensualidad().almacenada(5), abonos: [abono] };
    const nequi = { ...PAGO, medio: 'Nequi' };
    const filas = [
      PAGO,
      { ...nequi, referencia: 'N-1' },
      { ...nequi, referencia: 'N-2' },
      { ...nequi, referencia: 'N-2' },
    ].map((celdas) => leerAbono(celdas));
    expect(decidirAbonos(filas, [guardada], HOY)).toMatchObject([
      { resultado: 'DUPLICADA', id: 77 },
      { resultado: 'DUPLICADA', id: 77 },
      { resultado: 'CREADA' },
      { resultado: 'DUPLICADA', repite_fila: 2 },
    ]);
  });

  it('por más filas que haya, lo aceptado nunca pasa del saldo', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 20 }), (valores) => {
        const filas = valores.map((valor, n) =>
          leerAbono({ ...PAGO, valor, fecha: `${(n % 20) + 1}/11/26` }),
        );
        const aceptado = decidirAbonos(filas, COBROS, HOY).reduce(
          (suma, { resultado }, n) => suma + (resultado === 'CREADA' ? (valores[n] ?? 0) : 0),
          0,
        );
        expect(aceptado).toBeLessThanOrEqual(saldoDe(unaMensualidad().almacenada(5)));
      }),
    );
  });

  it('una fecha rara o un valor muy bajo se advierten', () => {
    const { entrada } = leerAbono({ ...PAGO, fecha: '8/9/26', valor: '400' });
    expect(Object.keys(advertenciasAbono(entrada, COBROS, HOY))).toEqual(['fecha', 'valor']);
    expect(advertenciasAbono(leerAbono(PAGO).entrada, COBROS, HOY)).toEqual({});
  });

  it.each([
    ['contado', 'EFECTIVO'],
    ['Transferencia Bancaria', 'TRANSFERENCIA'],
    ['bre b', 'BRE_B'],
    ['consignacion', 'CONSIGNACION'],
    ['efvo', 'EFECTIVO'],
    ['CASH', 'EFECTIVO'],
    ['pago en caja', 'EFECTIVO'],
    ['Banco Caja Social', 'TRANSFERENCIA'],
    ['transf.', 'TRANSFERENCIA'],
    ['Bancolombia', 'TRANSFERENCIA'],
    ['Bancolombia a la mano', 'TRANSFERENCIA'],
    ['Daviplata', 'TRANSFERENCIA'],
    ['PSE', 'TRANSFERENCIA'],
    ['transf. a Banco de Bogotá', 'TRANSFERENCIA'],
    ['nequi', 'NEQUI'],
    ['Transferencia por Nequi', 'NEQUI'],
    ['llave', 'BRE_B'],
    ['Bre-B Bancolombia', 'BRE_B'],
    ['consig. Bancolombia', 'CONSIGNACION'],
    ['Corresponsal bancario', 'CONSIGNACION'],
    ['cheque', 'OTRO'],
    ['Efecty', 'OTRO'],
  ])('%s es %s', (escrito, medio) => {
    expect(leerMedioEscrito(escrito)).toEqual({ valor: medio });
  });

  it.each([
    'banco',
    'efectivo y nequi',
    'Nequi o Bancolombia',
    'efectivo Bancolombia',
    'mitad y mitad',
    'constructor',
    '12345',
    '...',
  ])('%j no dice cuál, y se pregunta', (escrito) => {
    expect(leerMedioEscrito(escrito)).toEqual({
      rechazo: 'No se reconoce; escriba Efectivo, Transferencia, Nequi, Bre-B, Consignación o Otro',
    });
  });
});
