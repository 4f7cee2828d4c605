import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/ui/shared/button';
import { ErrorSummary } from '@/ui/shared/error-summary';
import { FormField } from '@/ui/shared/form-field';
import { NumberInput } from '@/ui/shared/number-input';
import { PasswordField } from '@/ui/shared/password-field';
import { SelectInput } from '@/ui/shared/select-input';
import { TextField } from '@/ui/shared/text-field';
import { renderPanel } from './render-panel';

describe('FormField', () => {
  it('une etiqueta, ayuda, aviso y error con su campo', () => {
    renderPanel(
      <TextField
        label="Teléfono"
        required
        help="Diez dígitos."
        warning="Parece de otro país."
        error="Falta."
      />,
    );
    const field = screen.getByLabelText('Teléfono');
    expect(field).toBeRequired();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Diez dígitos. Parece de otro país. Falta.');
  });

  it('lo que no es obligatorio lo dice', () => {
    renderPanel(<TextField label="Correo" />);
    expect(screen.getByLabelText('Correo')).toBeValid();
  });
});

describe('NumberInput y SelectInput (especificación §5)', () => {
  it('el número llega como número, y vacío como texto vacío', () => {
    const onChange = vi.fn();
    renderPanel(<NumberInput aria-label="Valor" value={5} onChange={onChange} />);
    fireEvent.change(screen.getByLabelText('Valor'), { target: { value: '12.5' } });
    fireEvent.change(screen.getByLabelText('Valor'), { target: { value: '' } });
    expect(onChange.mock.calls).toEqual([[12.5], ['']]);
  });

  it('la lista empieza en «Seleccionar...» y da texto o número según su valor', async () => {
    const onChange = vi.fn();
    const options = [
      { value: 3, label: 'Tres' },
      { value: 'CC', label: 'Cédula' },
    ];
    const { user } = renderPanel(
      <FormField label="Opción" required>
        {(control) => <SelectInput {...control} value="" onChange={onChange} options={options} />}
      </FormField>,
    );
    const select = screen.getByLabelText('Opción');
    expect(select).toHaveDisplayValue('Seleccionar...');
    await user.selectOptions(select, 'Tres');
    await user.selectOptions(select, 'Cédula');
    expect(onChange.mock.calls).toEqual([[3], ['CC']]);
  });
});

describe('PasswordField', () => {
  it('muestra y oculta la contraseña sin perderla', async () => {
    const { user } = renderPanel(<PasswordField label="Contraseña" required />);
    const field = screen.getByLabelText('Contraseña');
    await user.type(field, 'secreta');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveValue('secreta');
  });
});

describe('ErrorSummary', () => {
  function Stage() {
    const [attempt, setAttempt] = useState(0);
    const errors = attempt > 0 ? [{ fieldId: 'telefono', message: 'Falta el teléfono' }] : [];
    return (
      <>
        <ErrorSummary errors={errors} />
        <TextField id="telefono" label="Teléfono" required />
        <Button onClick={() => setAttempt(attempt + 1)}>Enviar</Button>
      </>
    );
  }

  it('aparece con los errores y sus líneas llevan al campo', async () => {
    const { user } = renderPanel(<Stage />);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Falta el teléfono');
    await user.click(screen.getByRole('link', { name: 'Falta el teléfono' }));
    await waitFor(() => expect(screen.getByLabelText('Teléfono')).toHaveFocus());
  });
});

describe('Button', () => {
  it('ocupado conserva el foco, dice qué hace y no responde', async () => {
    const onClick = vi.fn();
    const { user } = renderPanel(
      <Button busy busyText="Ingresando..." onClick={onClick}>
        Ingresar
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Ingresando...' });
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute('aria-busy', 'true');
  });
});
