import { Box } from '@chakra-ui/react/box';
import { Eye, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { ETIQUETA_ROL, type Rol } from '@/domain/shared/rol';
import { Button } from '@/ui/shared/button';

export interface CuentaOfrecida {
  email: string;
  rol: Rol;
  credenciales: { email: string; password: string };
}

interface AccesosDemoProps {
  cuentas: readonly CuentaOfrecida[];
  ingresar: (credenciales: CuentaOfrecida['credenciales']) => Promise<void>;
}

const ICONOS = { ADMINISTRADOR: <ShieldCheck />, CONSULTA: <Eye /> };

/** One button per role, because nobody should have to copy an invented password. */
export function AccesosDemo({ cuentas, ingresar }: AccesosDemoProps) {
  const [entrando, setEntrando] = useState<string | null>(null);
  const entrar = ({ email, credenciales }: CuentaOfrecida) => {
    setEntrando(email);
    void ingresar(credenciales).finally(() => setEntrando(null));
  };
  return (
    <Box as="section" aria-labelledby="titulo-demo" marginTop="7">
      <Box as="h2" id="titulo-demo" fontWeight="semibold">
        Demostración
      </Box>
      <Box as="p" color="fg.muted" fontSize="sm" marginTop="1" marginBottom="3">
        Las personas y las cifras son inventadas. Elija con qué rol quiere mirar.
      </Box>
      <Box display="flex" flexDirection="column" gap="3">
        {cuentas.map((cuenta) => (
          <Button
            key={cuenta.email}
            icon={ICONOS[cuenta.rol]}
            busy={entrando === cuenta.email}
            busyText="Ingresando..."
            onClick={() => entrar(cuenta)}
          >
            {`Entrar como ${ETIQUETA_ROL[cuenta.rol].toLowerCase()}`}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
