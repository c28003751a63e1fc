// The framework looks for its entry at this address.
export { handleError, renderDocument as default } from './ssr/document.tsx'
