import { Box } from '@chakra-ui/react/box';
import { Copy } from 'lucide-react';
import { PROVISIONAL_HORAS } from '@/domain/usuarios/contrasena-provisional';
import type { FilaNumerada } from '@/ui/panel/comun/importacion/importable';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { toaster } from '@/ui/shared/toast-store';

/** The password of each, shown once: it is handed over by hand, and is kept nowhere that can be read. */
export function ContrasenasPorEntregar({ filas }: { filas: readonly FilaNumerada[] }) {
  const { portapapeles } = usePanel().servicios;
  if (filas.length === 0) return null;
  const copiar = (texto: string) =>
    portapapeles.copiar(texto).then(
      () => toaster.success('Contraseña copiada'),
      () => toaster.error('No se pudo copiar. Selecciónela y cópiela a mano.'),
    );
  return (
    <section aria-label="Contraseñas por entregar">
      <Box as="h3" textStyle="subtitulo" marginBottom="2">
        Contraseñas por entregar
      </Box>
      <Box as="p" marginBottom="2">
        {`Entregue a cada persona la suya: sirve ${PROVISIONAL_HORAS} horas y solo para elegir otra. Al cerrar esta ventana no se vuelven a ver.`}
      </Box>
      <Box as="ul" listStyle="none" borderTop="1px solid" borderColor="border">
        {filas.map(({ numero, entrada }) => {
          const [correo, contrasena] = [String(entrada.email), String(entrada.password)];
          return (
            <Box
              as="li"
              key={numero}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              gap="3"
              paddingBlock="2"
              borderBottom="1px solid"
              borderColor="border"
            >
              <Box as="span" flex="1" minWidth="12rem" overflowWrap="anywhere">
                {correo}
              </Box>
              <Box as="code" fontSize="sm" userSelect="all">
                {contrasena}
              </Box>
              <Button
                size="sm"
                variant="ghost"
                icon={<Copy />}
                aria-label={`Copiar contraseña de ${correo}`}
                onClick={() => void copiar(contrasena)}
              >
                Copiar
              </Button>
            </Box>
          );
        })}
      </Box>
    </section>
  );
}
