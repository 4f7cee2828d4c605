import { unInforme, VACIO } from '@tests/builders/un-informe';
import { unEmisor, unRecibo, unReciboDePago } from '@tests/builders/un-recibo';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { leerPdf } from '@tests/server/apoyo/leer-pdf';
import { extractText, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { Imprenta } from '@/application/mensualidades/documentos-cobro.port';
import { armarEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { AVISO_DE_CONSTANCIA, AVISO_NO_ES_FACTURA } from '@/domain/mensualidades/papel-de-cobro';
import type { Recibo } from '@/domain/mensualidades/recibo';

const CUENTAS = [
  { area: 'Ingresos Bello', banco: 'Banco de prueba', tipo: 'Ahorros', numero: '000-11', titular: 'La casa' },
  { area: 'Ingresos Apartadó', banco: 'Otro banco', tipo: 'Corriente', numero: '000-22', titular: null },
];
const LARGO = 'palabra '.repeat(60).trim();
const paginasDe = async (pdf: Uint8Array) => {
  const { text } = await extractText(Uint8Array.from(pdf));
  return text.map((pagina) => pagina.replace(/\s+/g, ' '));
};
const textoDe = (pdf: Uint8Array) => leerPdf(Uint8Array.from(pdf).buffer);

export const contratoImprenta = (nombre: string, imprenta: Imprenta): void => {
  describe(`Imprenta: ${nombre}`, () => {
    const recibo = async (cambios: Partial<Recibo> = {}, cuentas = CUENTAS) =>
      textoDe(await imprenta.recibo({ recibo: unRecibo(cambios), cuentas }));

    it('a receipt has its number, who signs it, what was paid in figures and letters, and what was left', async () => {
      const texto = await recibo({ participante: { nombre: 'José Ñáñez 100% <b>', documento: 'CC 1.020' } });
      for (const dato of [
        'N.º 41',
        'Casa de prueba',
        'NIT 900.123.456-8',
        'Calle 1 # 2-3, Bello · 604 000 0001',
        'José Ñáñez 100% <b>',
        'Mensualidad de noviembre de 2026',
        '$ 300.000',
        'rescientos mil pesos',
        'M-77',
        'ana@ejemplo.example',
        'Saldo de noviembre de 2026 después de este pago: $ 550.000',
        'Firma de quien recibe por Casa de prueba',
        'Ingresos Bello: Banco de prueba, Ahorros, N.º 000-11, a nombre de La casa',
        'Ingresos Apartadó: Otro banco, Corriente, N.º 000-22',
        AVISO_NO_ES_FACTURA,
      ])
        expect(texto).toContain(dato);
      expect(texto).not.toMatch(/null|undefined|ANULADO|calcularon/);
    });

    it('a receipt says which provisional one it takes the place of, alone or of several fees', async () => {
      expect(await recibo()).not.toContain('provisional');
      const provisional = 'KMX482';
      expect(await recibo({ provisional })).toContain('Reemplaza el recibo provisional KMX482');
      const pago = { ...unReciboDePago(), provisional };
      expect(await recibo({ provisional, pago })).toContain('Reemplaza el recibo provisional KMX482');
    });

    it('a reader of screens is told the language, the title and whose paper it is', async () => {
      const pdf = await imprenta.recibo({ recibo: unRecibo(), cuentas: CUENTAS });
      const { info } = await getMeta(Uint8Array.from(pdf));
      expect(info).toMatchObject({
        Language: 'es-CO',
        Title: expect.stringContaining('41'),
        Author: 'Casa de prueba',
      });
    });

    it('the report of a month says all that the director is told, and whether it is final', async () => {
      const papel = { informe: unInforme(), emisor: unEmisor() };
      const provisional = await textoDe(await imprenta.informeDeMes({ ...papel, cierre: null }));
      expect(provisional).toMatch(/Provisional/);
      const cierre = {
        id: 1,
        periodo: '2026-10',
        cerrado_en: '2026-11-03T15:00:00.000Z',
        cerrado_por: 'ana@ejemplo.example',
        reabierto_en: null,
        reabierto_por: null,
        motivo: null,
        cifras: papel.informe.cifras,
      };
      const texto = await textoDe(await imprenta.informeDeMes({ ...papel, cierre }));
      expect(texto).not.toMatch(/[Pp]rovisional|null|undefined|NaN/);
      for (const dato of [
        'Informe de octubre de 2026',
        'Cerrado el mar 3 nov 2026',
        'por ana@ejemplo.example',
        'Facturado',
        '$ 800.000',
        '62 %',
        'Casa Bello',
        'Sobró de un pago',
        'Por la familia',
        'Se digitó dos veces',
        'Recibo 7 anulado (Efectivo)',
        '-$ 50.000',
        'Corrección de la mensualidad',
        'Más de 90 días',
        'Contado entre dos',
        'Efectivo sin contar: sáb 10 oct 2026 ($ 400.000)',
        'Recibos expedidos en el mes',
        'Del 8 al 9, sin saltos: 2.',
        'el que se anotó en otro mes tiene su recibo en aquel',
      ])
        expect(texto).toContain(dato);
    });

    it('no heading of a report, nor the names of its columns, is left at the foot of a page without a row', async () => {
      const motivo = LARGO;
      const [dia] = unInforme().recaudo.dias;
      for (const dias of [8, 11, 14, 16, 18, 20, 22, 24, 26]) {
        const informe = unInforme({
          recaudo: { ...unInforme().recaudo, dias: Array.from({ length: dias }, () => dia as never) },
          ajustes: unInforme().ajustes.map((uno) => ({ ...uno, motivo })),
          sin_cobro: unInforme().sin_cobro.map((uno) => ({ ...uno, motivo })),
          abonos_anulados: unInforme().abonos_anulados.map((uno) => ({ ...uno, motivo })),
        });
        const paginas = await paginasDe(
          await imprenta.informeDeMes({ informe, cierre: null, emisor: unEmisor() }),
        );
        for (const pagina of paginas)
          expect(pagina, `${dias} días`).not.toMatch(
            /(Ajustes a meses cerrados|Saldo a favor|Anuladas y exoneradas|Abonos anulados|Arqueos de caja|Cartera al mar 3 nov 2026, 10:00)( (Día|Qué|De quién|Mes|Motivo|Valor|Concepto|Estado|Recibo|Movimiento|Cuántos|Edad|Saldo))* Informe de [^ ]+ de \d+ \(provisional\) · Página/,
          );
      }
    });

    it('a report says which receipts are missing, and of an empty month that there is nothing', async () => {
      const vacio = unInforme({
        ...VACIO,
        recibos: { desde: 1, hasta: 4, cantidad: 2, faltan: [2, 3] },
      });
      const texto = await textoDe(
        await imprenta.informeDeMes({ informe: vacio, cierre: null, emisor: unEmisor() }),
      );
      expect(texto).toContain('Faltan: 2, 3.');
      expect(texto).toContain('En este mes no entró dinero.');
    });

    it('a receipt names who pays, with their document, when it is another', async () => {
      expect(await recibo({ pagador: { nombre: 'Elena Gómez', documento: '43111222' } })).toContain(
        'Recibido de Elena Gómez (documento 43.111.222)',
      );
    });

    it('says that it was worked out when nobody kept it', async () => {
      expect(await recibo({ reconstruido: true, expedido_en: null })).toContain('se calcularon después');
    });

    it('without accounts it does not say where to pay', async () => {
      expect(await recibo({}, [])).not.toContain('Dónde pagar');
    });

    it('an annulled receipt says so, when and why', async () => {
      const texto = await recibo({
        anulado_en: '2026-11-12T15:00:00.000Z',
        motivo_anulacion: 'Pagó otra persona',
      });
      expect(texto).toContain('ANULADO');
      expect(texto).toMatch(/Anulado el jue 12 nov 2026, 10:00.*Motivo: Pagó otra persona/);
    });

    it('the usual receipt is one page, and the line to sign is never without what it signs', async () => {
      const una = await imprenta.recibo({ recibo: unRecibo(), cuentas: CUENTAS });
      expect(await paginasDe(una)).toHaveLength(1);
      for (const palabras of [0, 15, 30, 45, 60]) {
        const pdf = await imprenta.recibo({
          recibo: unRecibo({
            participante: { nombre: LARGO.slice(0, 120), documento: null },
            anulado_en: '2026-11-12T15:00:00.000Z',
            motivo_anulacion: LARGO.split(' ').slice(0, palabras).join(' '),
          }),
          cuentas: CUENTAS,
        });
        const firmada = (await paginasDe(pdf)).find((pagina) => pagina.includes('Firma de quien recibe'));
        expect(firmada).toContain('Saldo de noviembre de 2026 después de este pago');
      }
    });

    it('the receipt of a payment of several fees lists what it paid, and the total in letters', async () => {
      const texto = await recibo({ pago: unReciboDePago() });
      for (const dato of [
        'N.º 174',
        'Recibido de Rosa Peña (documento 43.111.222)',
        'Ana Ríos (documento 1.020.304.050) Mensualidad de septiembre de 2026 $ 850.000 $ 0',
        'Beto Ríos Mensualidad de octubre de 2026 $ 300.000 $ 550.000',
        'Queda a favor de quien paga $ 50.000',
        'Total $ 1.200.000',
        'Un millón doscientos mil pesos',
        'NEQUI-9',
        'Firma de quien recibe por Casa de prueba',
        'Ingresos Apartadó: Otro banco, Corriente, N.º 000-22',
        AVISO_NO_ES_FACTURA,
      ])
        expect(texto).toContain(dato);
      expect(texto).not.toMatch(/null|undefined|ANULADO/);
      const una = await imprenta.recibo({ recibo: unRecibo({ pago: unReciboDePago() }), cuentas: CUENTAS });
      expect(await paginasDe(una)).toHaveLength(1);
    });

    it('the one of which something was annulled says what; the whole one, that it was', async () => {
      const anulacion = { anulado_en: '2026-11-12T15:00:00.000Z', motivo_anulacion: 'Era de otro mes' };
      const [septiembre, octubre] = unReciboDePago().partes;
      const partes = septiembre && octubre ? [{ ...septiembre, ...anulacion }, octubre] : [];
      const texto = await recibo({ pago: { ...unReciboDePago(), partes } });
      expect(texto).toMatch(/ANULADO el jue 12 nov 2026, 10:00.*: Era de otro mes/);
      expect(texto).toContain('Dónde pagar');
      const entero = await recibo({ pago: { ...unReciboDePago(), ...anulacion } });
      expect(entero).toContain('Motivo: Era de otro mes');
      expect(entero).not.toContain('Dónde pagar');
    });

    it('sixty fees are all there, over as many pages as they need', async () => {
      const [una] = unReciboDePago().partes;
      const partes = Array.from({ length: 60 }, (_, n) => ({ ...una, valor: 1_000 + n }));
      const pago = { ...unReciboDePago(), partes: partes as ReturnType<typeof unReciboDePago>['partes'] };
      const texto = await recibo({ pago });
      for (const valor of ['$ 1.000', '$ 1.030', '$ 1.059']) expect(texto).toContain(valor);
    });

    it('an account statement has every fee, however many there are, and its totals', async () => {
      const muchas = Array.from({ length: 60 }, (_, i) =>
        unaMensualidad()
          .de(1)
          .delMes(`${2022 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`)
          .porValor(1_000 + i)
          .almacenada(i + 1),
      );
      const participante = { id: 1, nombre: 'Ana Ríos', documento: null, sede_id: null };
      const estado = armarEstadoDeCuenta(participante, muchas, '2026-11-21');
      const texto = await textoDe(
        await imprenta.estadoDeCuenta({ emisor: unEmisor(), estado, cuentas: CUENTAS }),
      );
      for (const valor of [
        '$ 1.000',
        '$ 1.030',
        '$ 1.059',
        '$ 61.770',
        'Ana Ríos',
        'Bello',
        '604 000 0001',
        'N.º 000-11',
        'Estado de cuenta de Ana Ríos · Página 2 de 2',
      ])
        expect(texto).toContain(valor);
      expect(texto).not.toMatch(/null|undefined|NaN/);
    });

    it('what an account owes is read whole in one page, wherever its fees end', async () => {
      const participante = { id: 1, nombre: 'Ana Ríos', documento: null, sede_id: null };
      for (let cuantas = 30; cuantas <= 44; cuantas += 1) {
        const fees = Array.from({ length: cuantas }, (_, i) =>
          unaMensualidad()
            .de(1)
            .delMes(`${2022 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`)
            .almacenada(i + 1),
        );
        const estado = armarEstadoDeCuenta(participante, fees, '2026-11-21');
        const paginas = await paginasDe(
          await imprenta.estadoDeCuenta({ emisor: unEmisor(), estado, cuentas: [] }),
        );
        const conSaldo = paginas.find((pagina) => pagina.includes('Saldo por pagar'));
        expect(conSaldo, `of ${cuantas} fees`).toContain('Vencido:');
      }
    });

    it('what was exonerated or annulled charges nothing, with its reason, and the rows add up to the total', async () => {
      const fila = (id: number, mes: string, cambios: object) => ({
        ...unaMensualidad().de(1).delMes(mes).porValor(850_000).almacenada(id),
        ...cambios,
      });
      const estado = armarEstadoDeCuenta(
        { id: 1, nombre: 'Ana Ríos', documento: null, sede_id: null },
        [
          fila(1, '2026-08', { descuento: 100_000 }),
          fila(2, '2026-09', { estado: 'EXONERADA', motivo_anulacion: 'No puede pagar' }),
          fila(3, '2026-10', { estado: 'ANULADA', motivo_anulacion: 'Se repitió' }),
        ],
        '2026-08-01',
      );
      const texto = await textoDe(await imprenta.estadoDeCuenta({ emisor: unEmisor(), estado, cuentas: [] }));
      for (const parte of [
        'Valor $ 850.000, descuento $ 100.000',
        'Pendiente $ 750.000 $ 0 $ 750.000',
        'Exonerada, era de $ 850.000: No puede pagar',
        'Exonerada $ 0 $ 0 $ 0',
        'Anulada, era de $ 850.000: Se repitió',
        'Anulada $ 0 $ 0 $ 0',
        'Total $ 750.000 $ 0 $ 750.000',
      ])
        expect(texto).toContain(parte);
    });

    it('what was paid in a year says by whom, for whom, each receipt, and what was given back', async () => {
      const cuando = { fecha: '2024-03-05', recibo: 41, medio: 'NEQUI' as const };
      const pago = { ...cuando, valor: 850_000, a_favor: 0 };
      const constancia = {
        anio: 2024,
        pagador: { nombre: 'Rosa Ríos', documento: 'CC 43.111.222' },
        fecha: '2026-11-21',
        pagos: [{ ...pago, participante: 'Ana Ríos', concepto: 'Mensualidad de marzo de 2024' }],
        devoluciones: [{ fecha: '2024-12-20', medio: 'EFECTIVO' as const, valor: 50_000 }],
        recibido: 850_000,
        devuelto: 50_000,
      };
      const de = async (cambios: Partial<typeof constancia> = {}) =>
        textoDe(
          await imprenta.constanciaDePagos({
            emisor: unEmisor(),
            constancia: { ...constancia, ...cambios },
          }),
        );
      const texto = await de();
      for (const dato of [
        'Constancia de pagos de 2024',
        'Casa de prueba hace constar que Rosa Ríos, CC 43.111.222, pagó entre el 1 de enero y el 31 de diciembre de 2024',
        '$ 850.000 (ochocientos cincuenta mil pesos)',
        'mar 5 mar 2024 41 Mensualidad de marzo de 2024, de Ana Ríos Nequi $ 850.000',
        'Devuelto a Rosa Ríos',
        'Lo pagado menos lo devuelto en 2024: $ 800.000',
        'Firma por Casa de prueba',
        AVISO_DE_CONSTANCIA,
      ])
        expect(texto).toContain(dato);
      expect(texto).not.toContain('quedaron a favor');
      const [uno] = constancia.pagos;
      const conSobra = await de({ pagos: uno ? [{ ...uno, a_favor: 425_000 }] : [] });
      expect(conSobra).toContain('De su valor, $ 425.000 quedaron a favor');
      const nada = await de({ pagos: [], devoluciones: [], recibido: 0, devuelto: 0 });
      expect(nada).toContain('$ 0 (cero pesos)');
      expect(nada).not.toMatch(/Devuelto|devuelto|Recibo/);
    });

    it('many at once are each their own', async () => {
      const textos = await Promise.all([41, 42, 43].map((numero) => recibo({ recibo: numero })));
      expect(textos.map((texto) => /N\.º (\d+)/.exec(texto)?.[1])).toEqual(['41', '42', '43']);
    });
  });
};
