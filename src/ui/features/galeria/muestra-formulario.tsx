import { Box } from '@chakra-ui/react/box';
import { useId, useState } from 'react';
import { Card } from '@/ui/shared/card';
import { CheckboxField } from '@/ui/shared/checkbox-field';
import { DateInput } from '@/ui/shared/date-input';
import { ErrorSummary } from '@/ui/shared/error-summary';
import { FieldGroup } from '@/ui/shared/field-group';
import { FormField } from '@/ui/shared/form-field';
import { MoneyInput } from '@/ui/shared/money-input';
import { PasswordField } from '@/ui/shared/password-field';
import { SearchInput } from '@/ui/shared/search-input';
import { SelectInput } from '@/ui/shared/select-input';
import { TextAreaField } from '@/ui/shared/text-area-field';
import { TextField } from '@/ui/shared/text-field';
import { Muestra } from './muestra';

const sedes = [
  { value: 1, label: 'Bello' },
  { value: 2, label: 'Apartadó' },
];

export function MuestraFormulario({ conResumen = false }: { conResumen?: boolean }) {
  const idTelefono = useId();
  const [valor, setValor] = useState<number | string>(850_000);
  const [sede, setSede] = useState<string | number>('');
  const [fecha, setFecha] = useState('2026-11-21');
  const errores = [{ fieldId: idTelefono, message: 'Nombre y teléfono son campos obligatorios' }];
  return (
    <Muestra titulo="Formulario">
      <Card maxWidth="42rem">
        <Box display="flex" flexDirection="column" gap="4">
          <ErrorSummary errors={conResumen ? errores : []} />
          <FieldGroup title="Identidad">
            <TextField label="Nombre" required defaultValue="Nombre de ejemplo" />
            <TextField
              id={idTelefono}
              label="Teléfono"
              required
              help="Diez dígitos, celular o fijo."
              error="Nombre y teléfono son campos obligatorios"
            />
            <TextField label="Correo" type="email" placeholder="nombre@correo.example" />
          </FieldGroup>
          <FieldGroup title="Proceso">
            <FormField label="Sede">
              {(control) => <SelectInput {...control} value={sede} onChange={setSede} options={sedes} />}
            </FormField>
            <FormField label="Fecha de ingreso" required warning="La fecha es de hace más de un año.">
              {(control) => <DateInput {...control} value={fecha} onChange={setFecha} />}
            </FormField>
            <FormField label="Valor de la mensualidad" help="En pesos, sin centavos.">
              {(control) => <MoneyInput {...control} value={valor} onChange={setValor} />}
            </FormField>
            <TextAreaField label="Observaciones" />
            <PasswordField label="Contraseña" required defaultValue="una-clave-larga" />
            <TextField label="Campo de solo lectura" readOnly value="No se puede cambiar" />
            <CheckboxField
              label="Autoriza el tratamiento de datos"
              help="Puede retirarse en cualquier momento."
            />
          </FieldGroup>
          <SearchInput
            value=""
            onSearch={() => undefined}
            label="Buscar participante"
            placeholder="Buscar participante"
          />
        </Box>
      </Card>
    </Muestra>
  );
}
