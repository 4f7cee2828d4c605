import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import {
  type CambioDeCuenta,
  cambiosDeCuentas,
  hayCuentasPublicadas,
} from '@/domain/configuracion/cambio-de-cuentas';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { useEnviaCorreos } from '@/ui/panel/comun/datos/use-envia-correos';
import { FormModal } from '@/ui/shared/form-modal';
import { PasswordField } from '@/ui/shared/password-field';
import type { PorConfirmar } from '../edicion-configuracion';
import { validarCambios } from '../parte-configuracion';
import type { ValoresCuentas } from './parte-cuentas';

const Cambio = chakra('section', {
  base: {
    '& > h3': { fontWeight: 'semibold', marginBottom: '1.5', overflowWrap: 'anywhere' },
    '& > dl': {
      display: 'grid',
      gap: '2',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    },
    '& > dl > div': {
      padding: '3',
      border: '1px solid var(--chakra-colors-border)',
      borderRadius: 'control',
      overflowWrap: 'anywhere',
    },
    '& > dl > div:last-child': { borderColor: 'brand.fg', bg: 'brand.tint' },
    '& dt': { fontSize: 'xs', color: 'fg.muted' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
  },
});

/** A number that is compared digit by digit is not cut in two lines. */
function EnPalabras({ texto }: { texto: string }) {
  const [, antes, numero, despues] = /^(.*?)(\d[\d-]*-\d+)(.*)$/.exec(texto) ?? [];
  if (!numero) return texto;
  return (
    <>
      {antes}
      <Box as="span" whiteSpace="nowrap">
        {numero}
      </Box>
      {despues}
    </>
  );
}

function AntesYDespues({ que, antes, despues }: CambioDeCuenta) {
  return (
    <Cambio>
      <h3>{que}</h3>
      <dl>
        <div>
          <dt>Antes</dt>
          <dd>
            <EnPalabras texto={antes ?? 'No se publicaba'} />
          </dd>
        </div>
        <div>
          <dt>Después</dt>
          <dd>
            <EnPalabras texto={despues ?? 'Deja de publicarse'} />
          </dd>
        </div>
      </dl>
    </Cambio>
  );
}

const DESPUES: Readonly<Record<'true' | 'false' | 'null', string>> = {
  true: 'Se publica enseguida y se avisa por correo a todos los administradores.',
  false: 'Se publica enseguida. No hay servidor de correo: no se avisa a nadie.',
  null: 'Se publica enseguida.',
};

/** What changes, side by side, and whose word it is: from then on people pay there. */
export function ConfirmarCuentas(props: PorConfirmar<ValoresCuentas>) {
  const { original, cambios, guardando, error, onConfirmar, onClose } = props;
  const [contrasena, setContrasena] = useState('');
  const envia = useEnviaCorreos();
  const distintas = cambiosDeCuentas(original, validarCambios(cambios));
  const pideContrasena = hayCuentasPublicadas(original) && distintas.length > 0;
  const enCampo = esErrorAplicacion(error) ? error.campos.contrasena_propia : undefined;
  return (
    <FormModal
      open
      title="¿Publicar estas cuentas?"
      submitLabel="Confirmar"
      savingLabel="Guardando..."
      cancelLabel="Volver"
      saving={guardando}
      onSubmit={() => onConfirmar(pideContrasena ? contrasena : undefined)}
      onClose={onClose}
    >
      {enCampo ? null : <CajaError alEscribir error={error} titulo="Error al actualizar configuración" />}
      <p>Compare cada número con el certificado del banco. {DESPUES[`${envia}`]}</p>
      <Box display="flex" flexDirection="column" gap="4">
        {distintas.length === 0 ? <p>Solo cambia el orden: los datos son los mismos.</p> : null}
        {distintas.map((cambio, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is drawn once, and two accounts may have one name.
          <AntesYDespues key={n} {...cambio} />
        ))}
      </Box>
      {pideContrasena ? (
        <PasswordField
          label="Su contraseña"
          required
          autoComplete="current-password"
          value={contrasena}
          onChange={(evento) => setContrasena(evento.currentTarget.value)}
          error={enCampo}
        />
      ) : null}
    </FormModal>
  );
}
