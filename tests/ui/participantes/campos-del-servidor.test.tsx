import { screen, waitFor, within } from '@testing-library/react';
import { unParticipante } from '@tests/builders/un-participante';
import { describe, expect, it } from 'vitest';
import { errorDeEstado } from '@/domain/shared/errores/catalogo-transporte';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/dialogos/dialogo-ingreso';
import '@/ui/panel/participantes/dialogos/dialogo-traslado';
import '@/ui/panel/participantes/dialogos/dialogo-traslado-en-bloque';
import '@/ui/panel/participantes/formulario/formulario-participante';

const LLENA = 'La sede Casa Llena no tiene cupos en el área de hombres: 1 de 1 ocupados';

/** Besides, a house (2) with its only place for men taken. */
const conCasaLlena = (base: BaseMemoria): void => {
  casaConGente(base);
  const { id } = base.sedes.insertar({ nombre: 'Casa Llena', direccion: 'Calle 2', capacidad_hombres: 1 });
  base.participantes.insertar(
    unParticipante().llamado('Quien Ocupa').enSede(id).delArea('HOMBRES').enEstado('ACTIVO').datos(),
  );
};

const abrirAccion = async (
  user: ReturnType<typeof abrirEnMemoria>['user'],
  nombre: string,
  accion: string,
) => {
  await user.click(await screen.findByRole('button', { name: `Acciones de ${nombre}` }));
  await user.click(screen.getByRole('menuitem', { name: accion }));
  return within(await screen.findByRole('dialog'));
};

describe('lo que responde el servicio llega a su campo', () => {
  it('ingreso a una sede llena: junto a Sede y en el resumen, con la razón y nada más', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: conCasaLlena });
    const dialogo = await abrirAccion(user, 'Pedro Nuevo', 'Registrar ingreso');
    await within(dialogo.getByLabelText(/^Sede/)).findByRole('option', { name: /Casa Llena/ });
    await user.selectOptions(dialogo.getByLabelText(/^Sede/), '2');
    await user.selectOptions(dialogo.getByLabelText(/^Área de atención/), 'HOMBRES');
    await user.click(dialogo.getByRole('button', { name: 'Registrar ingreso' }));
    await waitFor(() => expect(dialogo.getByLabelText(/^Sede/)).toHaveAccessibleDescription(LLENA));
    await user.click(dialogo.getByRole('link', { name: `Sede: ${LLENA}` }));
    await waitFor(() => expect(dialogo.getByLabelText(/^Sede/)).toHaveFocus());
    expect(dialogo.queryByText(/Error 409/)).toBeNull();
    expect(memoria.participantes.obtener(3)?.estado).toBe('PREINGRESO');
  });

  it('traslado a una sede llena: junto a la sede de destino', async () => {
    const { user } = abrirEnMemoria('/participantes', {
      sembrar: (base) => {
        conCasaLlena(base);
        base.participantes.cambiar(2, { sede_id: 1, area: 'HOMBRES' });
      },
    });
    const dialogo = await abrirAccion(user, 'Andrés Gómez', 'Trasladar');
    await within(dialogo.getByLabelText('Sede de destino')).findByRole('option', { name: /Casa Llena/ });
    // Chosen while nobody knew for which of its areas.
    await user.selectOptions(dialogo.getByLabelText(/^Área de atención/), '');
    await user.selectOptions(dialogo.getByLabelText('Sede de destino'), '2');
    await user.selectOptions(dialogo.getByLabelText(/^Área de atención/), 'HOMBRES');
    await user.click(dialogo.getByRole('button', { name: 'Registrar traslado' }));
    await waitFor(() => expect(dialogo.getByLabelText('Sede de destino')).toHaveAccessibleDescription(LLENA));
  });

  it('traslado de varias personas: la sede dice cuántas pasaron y por qué las demás no', async () => {
    const { user } = abrirEnMemoria('/participantes', {
      sembrar: (base) => {
        conCasaLlena(base);
        base.participantes.cambiar(2, { sede_id: 1, area: 'HOMBRES' });
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Andrés Gómez' }));
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Luz Marina Ríos' }));
    await user.click(screen.getByRole('button', { name: 'Trasladar' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Trasladar 2 participantes' }));
    await within(dialogo.getByLabelText('Sede de destino')).findByRole('option', { name: /Casa Llena/ });
    await user.selectOptions(dialogo.getByLabelText('Sede de destino'), '2');
    await user.click(dialogo.getByRole('button', { name: 'Registrar traslado' }));
    await waitFor(() =>
      expect(dialogo.getByLabelText('Sede de destino')).toHaveAccessibleDescription(
        `Se trasladó 1 de 2. Los demás siguen donde estaban: ${LLENA}`,
      ),
    );
  });

  it('en el formulario, junto a Sede; corregir no pierde el foco ni repite el aviso', async () => {
    const { user } = abrirEnMemoria('/participantes?nuevo=true', { sembrar: conCasaLlena });
    await user.type(await screen.findByLabelText(/Nombre completo/), 'Otra Persona');
    await user.type(screen.getByLabelText('Teléfono'), '3000000077');
    await user.selectOptions(screen.getByLabelText(/Tipo de documento/), 'CC');
    const documento = screen.getByLabelText(/Número de documento/);
    await user.type(documento, '1000000001');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(documento).toHaveAccessibleDescription('Ya existe un participante con este documento'),
    );
    await user.clear(documento);
    await user.type(documento, '1000000055');
    await waitFor(() => expect(screen.queryByText(/Ya existe un participante/)).toBeNull());
    expect(documento).toHaveValue('1000000055');
    await waitFor(() => expect(documento).toHaveFocus());
    expect(screen.queryByText('Error al crear participante')).toBeNull();
  });

  it('la sede que alguien llenó o renombró mientras tanto se ofrece como quedó', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?nuevo=true', {
      sembrar: (base) => {
        casaConGente(base);
        base.sedes.insertar({ nombre: 'Casa Libre', direccion: 'Calle 3', capacidad_hombres: 2 });
      },
    });
    await user.type(await screen.findByLabelText(/Nombre completo/), 'Otra Persona');
    await user.type(screen.getByLabelText('Teléfono'), '3000000077');
    await user.selectOptions(screen.getByLabelText(/^Área de atención/), 'HOMBRES');
    const sede = screen.getByLabelText(/^Sede/);
    await within(sede).findByRole('option', { name: 'Casa Libre · 2 cupos' });
    await user.selectOptions(sede, '2');
    await user.selectOptions(screen.getByLabelText(/^Estado/), 'ACTIVO');
    memoria.sedes.cambiar(2, { nombre: 'Casa Renombrada', capacidad_hombres: 0 });
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    const queda = await within(sede).findByRole('option', { name: 'Casa Renombrada · no recibe hombres' });
    expect(queda).toBeDisabled();
    expect(sede).toHaveAccessibleDescription(/La sede Casa Renombrada no tiene cupos/);
    expect(sede).toHaveValue('2');
    expect(screen.getByLabelText(/Nombre completo/)).toHaveValue('Otra Persona');
  });

  it('un campo que el diálogo no tiene se dice arriba, sin enlace', async () => {
    const { user } = abrirEnMemoria('/participantes', {
      sembrar: casaConGente,
      ajustar: ({ participantes }) => {
        participantes.actualizar = () =>
          Promise.reject(
            errorDeEstado(400, {
              serverMessage: 'Revise los campos señalados',
              campos: { observaciones: 'Escriba máximo 2.000 caracteres' },
            }),
          );
      },
    });
    const dialogo = await abrirAccion(user, 'Pedro Nuevo', 'Registrar ingreso');
    await user.click(dialogo.getByRole('button', { name: 'Registrar ingreso' }));
    const resumen = (await dialogo.findByText('Escriba máximo 2.000 caracteres')).closest('[role=alert]');
    expect(resumen).toHaveTextContent('Error al actualizar participante');
    expect(within(resumen as HTMLElement).queryByRole('link')).toBeNull();
  });

  it('sin formulario a la vista, el aviso dice cada razón', async () => {
    const { user } = abrirEnMemoria('/participantes', {
      sembrar: casaConGente,
      ajustar: ({ participantes }) => {
        participantes.actualizar = () =>
          Promise.reject(
            errorValidacion('Revise los campos señalados', { estado: 'Falta la fecha de ingreso' }),
          );
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Activo, estado de Luz Marina Ríos' }));
    expect(
      await screen.findByText(
        'Error al actualizar participante. Revise los campos señalados: Falta la fecha de ingreso',
      ),
    ).toBeVisible();
  });
});
