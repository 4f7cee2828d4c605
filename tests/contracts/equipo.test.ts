import { crearColaDeCorreo } from '@/application/shared/cola-de-correo';
import { crearCompartidorNavegador } from '@/infrastructure/browser/compartidor-navegador';
import { crearGeneradorIdsNavegador } from '@/infrastructure/browser/generador-ids-navegador';
import { crearPortapapelesNavegador } from '@/infrastructure/browser/portapapeles-navegador';
import { argon2HashContrasena } from '@/infrastructure/crypto/argon2-hash-contrasena';
import { contrasenasComunesListadas } from '@/infrastructure/crypto/contrasenas-comunes-listadas';
import { llaveHmacDeHistoria } from '@/infrastructure/crypto/llave-hmac-de-historia';
import { tokensAleatorios } from '@/infrastructure/crypto/tokens-aleatorios';
import { firmasHmac } from '@/infrastructure/storage/firmas/firmas-hmac';
import { memoriaEnCarpeta } from '@/infrastructure/storage/historia-en-carpeta';
import { registroMudo } from '../infrastructure/apoyo/registro-espia';
import { contratoLlaveDeHistoria } from './actividad/contrato-llave-de-historia';
import { contratoMemoriaDeSello } from './actividad/contrato-memoria-de-sello';
import { contratoFirmas } from './archivos/contrato-firmas';
import { contratoColaDeCorreo } from './correo/contrato-cola-de-correo';
import { contratoContrasenasComunes } from './cripto/contrato-contrasenas-comunes';
import { contratoHashContrasena } from './cripto/contrato-hash-contrasena';
import { contratoTokens } from './cripto/contrato-tokens';
import { contratoCompartidor } from './shared/contrato-compartidor';
import { contratoGeneradorIds } from './shared/contrato-generador-ids';
import { contratoPortapapeles } from './shared/contrato-portapapeles';

contratoHashContrasena('argon2id', argon2HashContrasena());
contratoTokens('SHA-256', tokensAleatorios);
contratoContrasenasComunes(
  'lista',
  contrasenasComunesListadas(async () => 'Fundación'),
);
contratoLlaveDeHistoria('HMAC', llaveHmacDeHistoria);
contratoMemoriaDeSello('carpeta', memoriaEnCarpeta);
contratoFirmas('HMAC', (secreto) => firmasHmac(async () => secreto));
contratoColaDeCorreo('en memoria', (correo) => crearColaDeCorreo({ correo, registro: registroMudo }));

contratoGeneradorIds('navegador con HTTPS', crearGeneradorIdsNavegador(crypto));
contratoGeneradorIds(
  'navegador sin HTTPS',
  crearGeneradorIdsNavegador({ getRandomValues: crypto.getRandomValues.bind(crypto) }),
);

/** Its copy command does what a browser's does: fires `copy` and keeps what the listener sets. */
const documentoQueCopia = (guardar: (texto: string) => void, permitido: () => boolean): Document => {
  const documento = new EventTarget();
  const execCommand = () =>
    permitido() &&
    documento.dispatchEvent(
      Object.assign(new Event('copy'), {
        clipboardData: { setData: (_tipo: string, texto: string) => guardar(texto) },
      }),
    );
  return Object.assign(documento, { execCommand }) as unknown as Document;
};

contratoPortapapeles('navegador con HTTPS', () => {
  let [copiado, permitido]: [string | null, boolean] = [null, true];
  const writeText = async (texto: string) => {
    if (!permitido) throw new DOMException('no', 'NotAllowedError');
    copiado = texto;
  };
  return {
    portapapeles: crearPortapapelesNavegador(
      { clipboard: { writeText } } as unknown as Navigator,
      documentoQueCopia(
        () => {},
        () => false,
      ),
    ),
    copiado: () => copiado,
    negar: () => {
      permitido = false;
    },
  };
});

const conOrden = (navegador: object) => () => {
  let [copiado, permitido]: [string | null, boolean] = [null, true];
  return {
    portapapeles: crearPortapapelesNavegador(
      navegador as Navigator,
      documentoQueCopia(
        (texto) => {
          copiado = texto;
        },
        () => permitido,
      ),
    ),
    copiado: () => copiado,
    negar: () => {
      permitido = false;
    },
  };
};
const niega = async () => {
  throw new DOMException('no', 'NotAllowedError');
};
contratoPortapapeles('navegador sin HTTPS', conOrden({}));
contratoPortapapeles('navegador dentro de otra aplicación', conOrden({ clipboard: { writeText: niega } }));

contratoCompartidor('navegador', () => {
  const compartidos: File[] = [];
  let sale: 'bien' | 'AbortError' | 'NotAllowedError' = 'bien';
  const navegador = {
    canShare: ({ files = [] }: ShareData = {}) => files.every(({ type }) => type === 'application/pdf'),
    share: async ({ files = [] }: ShareData = {}) => {
      if (sale !== 'bien') throw new DOMException('no', sale);
      compartidos.push(...files);
    },
  };
  return {
    compartidor: crearCompartidorNavegador(navegador),
    sinQuien: crearCompartidorNavegador({}),
    compartidos,
    seArrepiente: () => {
      sale = 'AbortError';
    },
    seNiega: () => {
      sale = 'NotAllowedError';
    },
  };
});
