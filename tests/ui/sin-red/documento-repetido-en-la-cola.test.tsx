import { waitFor, within } from '@testing-library/react';
import { unaEntrada, unRechazo } from '@tests/builders/entrada';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { idLocal } from '@/domain/sin-red/referencias';
import { toaster } from '@/ui/shared/toast-store';
import { abrirLaCola, conEntrada, DECIDIR, rechazada } from './apoyo';

afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of toaster.list()) toaster.dismiss(id);
});

describe('lo que tiene un documento repetido', () => {
  it('de un documento repetido se corrige el número, y se puede ver la ficha que ya hay', async () => {
    const crear = {
      servicio: 'participantes',
      metodo: 'crear',
      argumentos: [
        { nombre: 'Otra Persona', telefono: '3001234567', tipo_documento: 'CC', numero_documento: '1000' },
        { clave: 'p' },
      ],
    };
    const { equipo, user } = await conEntrada(
      unaEntrada({
        orden: crear,
        estado: rechazada(unRechazo('DUPLICADO', { numero_documento: 'Ya existe' })),
      }),
    );
    const cola = await abrirLaCola(user, DECIDIR);
    expect(await cola.findByRole('link', { name: 'Ver ficha' })).toHaveAttribute(
      'href',
      expect.stringContaining('buscar=1000'),
    );
    await user.clear(await cola.findByLabelText('Número de documento'));
    await user.type(await cola.findByLabelText('Número de documento'), '52123456');
    await user.click(await cola.findByRole('button', { name: 'Corregir y enviar' }));
    await waitFor(() =>
      expect(
        equipo
          .memoria()
          .participantes.todas()
          .find(({ nombre }) => nombre === 'Otra Persona')?.numero_documento,
      ).toBe('52123456'),
    );
  });

  it('lo escrito se lee como en la ficha, con el nombre de su sede, y dice qué está mal', async () => {
    const datos = { nombre: 'Otra Persona', telefono: '3001234567', tipo_documento: 'CC', sede_id: 1 };
    const { user } = await conEntrada(
      unaEntrada({
        orden: {
          servicio: 'participantes',
          metodo: 'crear',
          argumentos: [{ ...datos, numero_documento: '1020304050' }, { clave: 'p' }],
        },
        estado: rechazada(unRechazo('VALIDACION', { numero_documento: 'Ese número no es de una cédula' })),
      }),
    );
    const cola = await abrirLaCola(user, DECIDIR);
    expect(await cola.findByText('Sede: Casa Bello')).toBeVisible();
    expect(cola.getByText('Teléfono: 300 123 4567')).toBeVisible();
    expect(cola.getByText('Número de documento: 1.020.304.050')).toBeVisible();
    expect(cola.getByText('Número de documento: Ese número no es de una cédula')).toBeVisible();
  });

  it('de un acudiente se lee de quién es, por su nombre, y que usar el que ya está no lo cambia', async () => {
    const { user, equipo } = await conEntrada(
      unaEntrada({
        orden: {
          servicio: 'acudientes',
          metodo: 'crear',
          argumentos: [
            { id_participante: 1, nombres: 'Rosa', tipo_documento: 'CC', numero_documento: '437' },
            { clave: 'a' },
          ],
        },
        estado: rechazada(unRechazo('DUPLICADO', { numero_documento: 'Ya existe' })),
      }),
    );
    const { memoria } = equipo;
    const [rosa] = memoria()
      .acudientes.todas()
      .filter(({ id_participante }) => id_participante === 1);
    memoria().acudientes.cambiar(Number(rosa?.id), {
      tipo_documento: 'CC',
      numero_documento: '437',
      nombres: 'Rosa',
      apellidos: 'Mena',
    });
    const cola = await abrirLaCola(user, DECIDIR);
    const [suya] = memoria()
      .participantes.todas()
      .filter(({ id }) => id === 1);
    expect(await cola.findByText(`Participante: ${suya?.nombre}`)).toBeVisible();
    expect(await cola.findByText('Ya está registrado: Rosa Mena.')).toBeVisible();
    expect(cola.getByText(/^Si se usa, queda como está/)).toBeVisible();
  });

  it('de un campo que falta dice cuál, y lo que dice de ninguno como lo dijo el servicio', async () => {
    const { user } = await conEntrada(
      unaEntrada({
        orden: {
          servicio: 'participantes',
          metodo: 'crear',
          argumentos: [{ nombre: 'Otra' }, { clave: 'p' }],
        },
        estado: rechazada(unRechazo('VALIDACION', { telefono: 'Este campo es obligatorio', otro: 'No va' })),
      }),
    );
    const cola = await abrirLaCola(user, DECIDIR);
    expect(cola.getByText('Teléfono: Este campo es obligatorio')).toBeVisible();
    expect(cola.getByText('No va')).toBeVisible();
  });

  it('descartado, también se lee con el nombre de su sede', async () => {
    const datos = { nombre: 'Otra Persona', telefono: '3001234567', sede_id: 1 };
    const orden = { servicio: 'participantes', metodo: 'crear', argumentos: [datos, { clave: 'p' }] };
    const { user } = await conEntrada(
      unaEntrada({ orden, estado: rechazada(unRechazo('VALIDACION')) }),
      '/participantes',
      [unaEntrada({ n: 2, orden, estado: { tipo: 'descartada', en: 1, enDuda: null } })],
    );
    const cola = await abrirLaCola(user, DECIDIR);
    const terminado = within(cola.getByRole('region', { name: 'De los últimos días' }));
    expect(await terminado.findByText(/Sede: Casa Bello/)).toBeVisible();
  });

  it('de un documento repetido también se encuentra a quien está archivado, y lo suyo va con él', async () => {
    const documento = { tipo_documento: 'CC', numero_documento: '1000' } as const;
    const persona = unaEntrada({
      que: 'Nuevo participante: Andrés',
      orden: {
        servicio: 'participantes',
        metodo: 'crear',
        argumentos: [
          { nombre: 'Andrés', telefono: '3001234567', estado: 'ACTIVO', ...documento },
          { clave: 'p' },
        ],
      },
      estado: rechazada(unRechazo('DUPLICADO', { numero_documento: 'Ya existe' })),
    });
    const cobro = unaEntrada({
      n: 2,
      nombre: 'mensualidad:nuevo',
      que: 'Mensualidad de Andrés',
      orden: {
        servicio: 'mensualidades',
        metodo: 'crear',
        argumentos: [
          { participante_id: idLocal(persona.id), valor: 600_000, periodo: '2026-12' },
          { clave: 'm' },
        ],
      },
    });
    const { equipo, user } = await conEntrada(persona, '/participantes', [cobro]);
    equipo.memoria().participantes.cambiar(2, { ...documento, estado: 'EGRESADO', archivado: true });
    const cola = await abrirLaCola(user, /1 necesita su decisión/);
    await waitFor(() =>
      expect(cola.getByRole('link', { name: 'Ver ficha' })).toHaveAttribute(
        'href',
        expect.stringContaining('/participantes?detalle=2'),
      ),
    );
    expect(
      cola.getByText(
        'Está en estado Egresado, y usar su ficha no registra el ingreso que escribió: después, en ella, restáurela y regístrele el reingreso.',
      ),
    ).toBeVisible();
    await user.click(
      cola.getByRole('button', {
        name: /^Es la misma persona.*\(Andrés Gómez, con su registro archivado\)$/,
      }),
    );
    await waitFor(() =>
      expect(
        equipo
          .memoria()
          .mensualidades.todas()
          .find(({ periodo }) => periodo === '2026-12')?.participante_id,
      ).toBe(2),
    );
  });
});
