import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { TAMANO_PAGINA } from '@/domain/shared/constantes';
import { LIMITES_OFRECIDOS } from '@/domain/shared/pagina';
import { filasPreferidas, preferirFilas } from '@/ui/panel/comun/datos/filas-preferidas';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Card } from '@/ui/shared/card';
import { FormField } from '@/ui/shared/form-field';
import { SelectInput } from '@/ui/shared/select-input';
import { toaster } from '@/ui/shared/toast-store';
import { type ModoColor, useModoColor } from '@/ui/tema/modo-color';

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
