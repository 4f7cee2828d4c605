import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it, vi } from 'vitest';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { autorizarWhatsApp, sinSalir } from './apoyo';
import '@/ui/panel/financiero/cobranza/cola-de-hoy';
import '@/ui/panel/financiero/cobranza/hoja-de-gestiones';

const RUTA = '/financiero/recordatorios';
/** Monday, ten in the morning. */
const LUNES = '2026-11-23T15:00:00Z';

/** Each owes a fee since the 5th, and somebody answers for it. */
const deudores =
  (...nombres: string[]) =>
  (memoria: BaseMemoria): void =>
    nombres.forEach((nombre, n) => {
      const { id } = memoria.participantes.insertar(
        unParticipante()
          .llamado(`Persona ${n + 1}`)
          .datos(),
      );
      memoria.acudientes.insertar({
        ...unAcudiente().de(id).llamado(nombre, 'Ríos').conTelefono(`300111220${n}`).datos(),
        numero_documento: `4300000${n}`,
        es_responsable_pago: true,
        autorizado_informacion: true,
      });
      memoria.mensualidades.insertar(
        unaMensualidad()
          .de(id)
          .porValor(900_000 - n)
          .pagadaPor(n + 1)
          .datos(),
      );
    });

const conCanal =
  (sembrar: (memoria: BaseMemoria) => void, ...claves: number[]) =>
  (memoria: BaseMemoria): void => {
    sembrar(memoria);
    for (const clave of claves) autorizarWhatsApp(memoria, `acudiente-${clave}`);
  };

const tarjeta = async (nombre: string) => within(await screen.findByRole('region', { name: nombre }));

describe('/financiero/recordatorios', () => {
  it('una persona a la vez: abre su WhatsApp con el texto, se marca y sigue la otra', async () => {
    const { user, memoria } = abrirEnMemoria(RUTA, {
      sembrar: conCanal(deudores('Rosa', 'Marta'), 1, 2),
      ahora: LUNES,
    });
    const rosa = await tarjeta('Rosa Ríos');
    expect(rosa.getByText('Vencido hace 18 días')).toBeVisible();
    const enlace = rosa.getByRole('link', { name: 'Abrir WhatsApp' });
    const texto = new URL(enlace.getAttribute('href') ?? '').searchParams.get('text') ?? '';
    expect(texto).toMatch(/^Buenos días, Rosa\. Le escribe Fundación/);
    expect(texto).not.toContain('Persona 1');
    expect(screen.queryByRole('region', { name: 'Marta Ríos' })).toBeNull();
    await user.click(sinSalir(enlace));
    await user.click(rosa.getByRole('button', { name: 'Enviado · siguiente' }));
    const marta = await tarjeta('Marta Ríos');
    expect(memoria.gestionesDeCobro).toMatchObject([
      { clave: 'acudiente-1', canal: 'WHATSAPP', resultado: 'ENVIADO', posterior: false },
    ]);
    const hechos = within(await screen.findByRole('region', { name: 'Ya contactados hoy' }));
    expect(hechos.getByRole('link', { name: 'Rosa Ríos' })).toBeVisible();
    expect(hechos.getByText(/Se puede desde mar 24 nov 2026, 07:00/)).toBeVisible();
    await user.click(marta.getByRole('button', { name: 'Saltar' }));
    expect(await screen.findByText('Quedan 1 que dejó para después.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Volver a los que saltó' }));
    await tarjeta('Marta Ríos');
  });

  it('un correo que no cabe en su dirección se copia entero, y se abre uno que dice que se pegue', async () => {
    const copiar = vi.fn(async () => {});
    const porCorreo = (meses: number) => (memoria: BaseMemoria) => {
      conCanal(deudores('Rosa'), 1)(memoria);
      for (const canal of memoria.canalesDeCobro) canal.canal = 'CORREO';
      for (let mes = 1; mes <= meses; mes++)
        memoria.mensualidades.insertar(
          unaMensualidad()
            .de(1)
            .delMes(`${2024 + (mes % 2)}-${String(Math.ceil(mes / 2)).padStart(2, '0')}`)
            .pagadaPor(1)
            .datos(),
        );
    };
    const { unmount } = abrirEnMemoria(RUTA, { sembrar: porCorreo(0), ahora: LUNES });
    const corto = (await tarjeta('Rosa Ríos')).getByRole('link', { name: 'Abrir correo' });
    expect(decodeURIComponent(corto.getAttribute('href') ?? '')).toContain('Le recordamos su cuenta');
    unmount();
    const { user } = abrirEnMemoria(RUTA, {
      sembrar: porCorreo(24),
      ahora: LUNES,
      ajustar: ({ portapapeles }) => {
        portapapeles.copiar = copiar;
      },
    });
    const rosa = await tarjeta('Rosa Ríos');
    const largo = rosa.getByRole('link', { name: 'Copiar mensaje y abrir correo' });
    const href = largo.getAttribute('href') ?? '';
    expect(href.length).toBeLessThan(300);
    expect(decodeURIComponent(href)).toMatch(/^mailto:\?subject=Su cuenta&body=.*pegue aquí el mensaje/);
    await user.click(sinSalir(largo));
    expect(copiar).toHaveBeenCalledWith(rosa.getByLabelText('Mensaje').textContent);
    expect(await screen.findByText('Mensaje copiado: péguelo en el correo')).toBeVisible();
  });

  it('con nombres distintos en el mismo documento lo dice, y lleva a cada ficha antes de escribir', async () => {
    abrirEnMemoria(RUTA, {
      sembrar: (memoria) => {
        conCanal(deudores('Rosa', 'Yuliana'), 1)(memoria);
        memoria.acudientes.cambiar(2, { numero_documento: '43000000' });
      },
      ahora: LUNES,
    });
    const tarjetaSuya = await tarjeta('Yuliana Ríos');
    expect(
      tarjetaSuya.getByText(/^Fichas de nombres distintos con el mismo documento: .*43\.000\.000$/),
    ).toBeVisible();
    for (const [nombre, href] of [
      ['Rosa Ríos (acudiente)', '/acudientes?detalle=1'],
      ['Yuliana Ríos (acudiente)', '/acudientes?detalle=2'],
    ] as const)
      expect(tarjetaSuya.getByRole('link', { name: nombre })).toHaveAttribute('href', href);
  });

  it('fuera de horario no ofrece a nadie, y dice de cada uno por qué y desde cuándo', async () => {
    abrirEnMemoria(RUTA, { sembrar: conCanal(deudores('Rosa'), 1), ahora: '2026-12-08T15:00:00Z' });
    const espera = within(await screen.findByRole('region', { name: 'No se pueden contactar ahora' }));
    expect(
      espera.getByText('Es festivo: la ley no permite cobrar. Se puede desde mié 9 dic 2026, 07:00'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Abrir WhatsApp' })).toBeNull();
  });

  it('quien no autorizó ningún canal se autoriza ahí, y entonces le toca', async () => {
    const { user } = abrirEnMemoria(RUTA, { sembrar: deudores('Rosa'), ahora: LUNES });
    const grupo = within(await screen.findByRole('region', { name: 'Sin canal autorizado' }));
    await user.click(grupo.getByRole('button', { name: 'Autorizar un canal de Rosa Ríos' }));
    const formulario = within(await screen.findByRole('dialog', { name: 'Canal autorizado por Rosa Ríos' }));
    await user.click(formulario.getByRole('button', { name: 'Guardar' }));
    expect(await formulario.findAllByText('Este campo es obligatorio')).not.toHaveLength(0);
    await user.click(formulario.getByRole('radio', { name: 'De palabra, en persona' }));
    await user.click(formulario.getByRole('button', { name: 'Guardar' }));
    await tarjeta('Rosa Ríos');
  });

  it('si el teléfono se llevó la página, la nota vuelve con la persona a la que se llamó', async () => {
    const sembrar = (base: BaseMemoria): void => {
      conCanal(deudores('Rosa', 'Marta'), 1, 2)(base);
      for (const canal of base.canalesDeCobro) canal.canal = 'LLAMADA';
    };
    const { user, router } = abrirEnMemoria(RUTA, { sembrar, ahora: LUNES });
    await user.click((await tarjeta('Rosa Ríos')).getByRole('button', { name: 'Saltar' }));
    await user.click(sinSalir((await tarjeta('Marta Ríos')).getByRole('link', { name: 'Llamar' })));
    await screen.findByRole('dialog', { name: 'Llamada con Marta Ríos' });
    await waitFor(() => expect(router.latestLocation.search).toEqual({ accion: 'llamada.acudiente-2' }));
    cleanup();
    abrirEnMemoria(`${RUTA}?accion=llamada.acudiente-2`, { sembrar, ahora: LUNES });
    expect(await screen.findByRole('dialog', { name: 'Llamada con Marta Ríos' })).toBeVisible();
  });

  it('una llamada deja su promesa, y hasta ese día no se le recuerda', async () => {
    const { user, memoria } = abrirEnMemoria(RUTA, {
      sembrar: (base) => {
        conCanal(deudores('Rosa'), 1)(base);
        const [canal] = base.canalesDeCobro;
        if (canal) canal.canal = 'LLAMADA';
      },
      ahora: LUNES,
    });
    const rosa = await tarjeta('Rosa Ríos');
    await user.click(sinSalir(rosa.getByRole('link', { name: 'Llamar' })));
    const formulario = within(await screen.findByRole('dialog', { name: 'Llamada con Rosa Ríos' }));
    expect(formulario.getByText('No pregunte por qué no ha pagado: la ley no lo permite.')).toBeVisible();
    await user.click(formulario.getByRole('radio', { name: 'Prometió pagar' }));
    await user.type(formulario.getByRole('textbox', { name: /Prometió pagar el/ }), '30/11/2026');
    await user.type(formulario.getByRole('textbox', { name: /Cuánto/ }), '400.000');
    await user.click(formulario.getByRole('button', { name: 'Guardar' }));
    const conPromesa = within(await screen.findByRole('region', { name: 'Con una promesa de pago' }));
    expect(conPromesa.getByText(/Prometió pagar .*400\.000 el lun 30 nov 2026/)).toBeVisible();
    expect(memoria.gestionesDeCobro).toMatchObject([
      { canal: 'LLAMADA', resultado: 'PROMESA', promesa_fecha: '2026-11-30', promesa_valor: 400_000 },
    ]);
  });

  it('lo que el servicio rechaza se registra con su hora, si ya se envió', async () => {
    const { user, memoria } = abrirEnMemoria(RUTA, {
      sembrar: conCanal(deudores('Rosa'), 1),
      ahora: LUNES,
      ajustar: ({ cobranza }) => {
        const { registrar } = cobranza;
        // Somebody else wrote to them while the chat was open.
        let primera = true;
        cobranza.registrar = async (...argumentos) => {
          if (primera) {
            primera = false;
            const hace = new Date(Date.parse(LUNES) - 60_000).toISOString();
            await registrar(argumentos[0], { canal: 'WHATSAPP', resultado: 'ENVIADO', momento: hace });
          }
          return registrar(...argumentos);
        };
      },
    });
    const rosa = await tarjeta('Rosa Ríos');
    await user.click(sinSalir(rosa.getByRole('link', { name: 'Abrir WhatsApp' })));
    await user.click(rosa.getByRole('button', { name: 'Enviado · siguiente' }));
    expect(await rosa.findByText(/Ya se le contactó ese día/)).toBeVisible();
    await user.click(rosa.getByRole('button', { name: 'Sí lo envié: registrarlo con su hora' }));
    await waitFor(() =>
      expect(memoria.gestionesDeCobro.at(-1)).toMatchObject({
        posterior: true,
        fuera_de_regla: 'YA_ESE_DIA',
      }),
    );
  });

  it('CONSULTA ve a quién y por qué, y nada con que escribir', async () => {
    abrirEnMemoria(RUTA, { rol: 'CONSULTA', sembrar: deudores('Rosa'), ahora: LUNES });
    expect(await screen.findByRole('link', { name: 'Rosa Ríos' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Abrir WhatsApp' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Autorizar|Enviado|Saltar/ })).toBeNull();
  });

  it('sin deudas lo dice; y si el servicio no los prepara, también', async () => {
    const { unmount } = abrirEnMemoria(RUTA, { ahora: LUNES });
    expect(await screen.findByText('Nadie a quien recordarle')).toBeVisible();
    unmount();
    abrirEnMemoria(RUTA, {
      ajustar: ({ cobranza }) => {
        cobranza.recordatorios = async () => null;
      },
    });
    expect(await screen.findByText('Los recordatorios no están disponibles')).toBeVisible();
  });
});

describe('las gestiones de una persona', () => {
  it('se ven en su cuenta, se registran aunque ya hayan ocurrido y salen en una hoja', async () => {
    const { user } = abrirEnMemoria('/financiero?pestana=cartera&pagador=acudiente-1', {
      sembrar: conCanal(deudores('Rosa'), 1),
      ahora: LUNES,
    });
    const seccion = within(await screen.findByRole('region', { name: 'Gestiones de cobro' }));
    expect(await seccion.findByText('WhatsApp desde el lun 2 nov 2026 (papel firmado)')).toBeVisible();
    await user.click(seccion.getByRole('button', { name: 'Registrar gestión' }));
    const formulario = within(await screen.findByRole('dialog', { name: 'Gestión con Rosa Ríos' }));
    await user.click(formulario.getByRole('radio', { name: 'Llamada' }));
    expect(formulario.getByText('No ha autorizado que le cobren por este canal')).toBeVisible();
    await user.click(formulario.getByRole('radio', { name: 'Contestó' }));
    await user.click(formulario.getByText('Cuándo'));
    await user.type(formulario.getByLabelText('Día'), '20/11/2026');
    await user.type(formulario.getByLabelText('Hora'), '2:30');
    await user.click(formulario.getByRole('button', { name: 'Guardar' }));
    expect(await formulario.findByRole('link', { name: /Escriba 2:30 am o 2:30 pm/ })).toBeVisible();
    await user.type(formulario.getByLabelText('Hora'), '10:30');
    expect(formulario.queryByText('No ha autorizado que le cobren por este canal')).toBeNull();
    await user.click(formulario.getByRole('button', { name: 'Guardar' }));
    expect(await seccion.findByText(/vie 20 nov 2026, 10:30/)).toBeVisible();
    expect(seccion.getByText(/fuera de regla: No ha autorizado/)).toBeVisible();
    await user.click(seccion.getByRole('link', { name: 'Ver todas, exportar o imprimir' }));
    const hoja = within(await screen.findByRole('article'));
    expect(hoja.getByText('Contactos (1)')).toBeVisible();
    expect(hoja.getByText(/Canales autorizados/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Exportar' })).toBeVisible();
  });

  it('un canal se retira', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?pestana=cartera&pagador=acudiente-1', {
      sembrar: conCanal(deudores('Rosa'), 1),
      ahora: LUNES,
    });
    await user.click(await screen.findByRole('button', { name: 'Retirar WhatsApp' }));
    const pregunta = within(await screen.findByRole('alertdialog'));
    await user.click(pregunta.getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(memoria.canalesDeCobro[0]?.retirado_en).toBe('2026-11-23'));
    expect(await screen.findByText(/hasta el lun 23 nov 2026, que lo retiró/)).toBeVisible();
  });
});
