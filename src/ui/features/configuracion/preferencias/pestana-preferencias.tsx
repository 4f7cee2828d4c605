import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { TAMANO_PAGINA } from '@/domain/shared/constantes';
import { LIMITES_OFRECIDOS } from '@/domain/shared/pagina';
import type { ModoColor } from '@/ui/app/tema/modo-color';
import { useModoColor } from '@/ui/app/tema/use-modo-color';
import { Card } from '@/ui/shared/card';
import { FormField } from '@/ui/shared/form-field';
import { SelectInput } from '@/ui/shared/select-input';
import { toaster } from '@/ui/shared/toast-store';
import { filasPreferidas, preferirFilas } from '../../shared/datos/filas-preferidas';
import { usePanel } from '../../shared/panel/use-panel';

const MODOS: { value: ModoColor; label: string }[] = [
  { value: 'sistema', label: 'Como el sistema' },
  { value: 'claro', label: 'Claro' },
  { value: 'oscuro', label: 'Oscuro' },
];
const FILAS = LIMITES_OFRECIDOS.map((filas) => ({ value: filas, label: String(filas) }));

/** Each choice is kept at once, in this browser. */
export default function PestanaPreferencias() {
  const { preferencias } = usePanel().servicios;
  const [modo, elegir] = useModoColor();
  const [filas, setFilas] = useState(filasPreferidas(preferencias) ?? TAMANO_PAGINA);

  const elegirFilas = (valor: string | number) => {
    const elegidas = Number(valor);
    setFilas(elegidas);
    if (!preferirFilas(preferencias, elegidas))
      toaster.warning('Este navegador no deja guardar la preferencia: se perderá al cerrarlo');
  };

  return (
    <Card>
      <Box display="flex" flexDirection="column" gap="5" maxWidth="sm">
        <FormField label="Colores" required help="También se cambian desde el menú de su nombre.">
          {(control) => (
            <SelectInput
              {...control}
              placeholder={null}
              value={modo}
              options={MODOS}
              onChange={(valor) => elegir(valor as ModoColor)}
            />
          )}
        </FormField>
        <FormField label="Filas por página" required help="Con cuántas filas se abren las listas.">
          {(control) => (
            <SelectInput
              {...control}
              placeholder={null}
              value={filas}
              options={FILAS}
              onChange={elegirFilas}
            />
          )}
        </FormField>
      </Box>
    </Card>
  );
}
